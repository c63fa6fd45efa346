import { accountPage } from '../account-page.ts'
import {
  articleList,
  articlePage,
  channelPage,
  columnList,
  columnPage,
  homePage,
  labelList,
  labelPage,
} from '../article.ts'
import { articleEditor, ownArticlePage } from '../article-editor.ts'
import type { AnyRoute } from '../define-route.ts'
import { gptPage } from '../gpt-page.ts'
import { messagePage } from '../message-page.ts'
import { questionEditor, questionPage } from '../question.ts'
import { questionList } from '../question-list.ts'
import { resourceForm, resourcePage } from '../resource.ts'
import { resourceList } from '../resource-list.ts'
import { searchPage } from '../search-page.ts'
import { errorPage, historyPage } from '../site-pages.ts'
import { userPage } from '../user-page.ts'
import type { Variants } from './variants.ts'

/** A screen of the site: an address with its properties. */
interface Screen {
  /** Its name in docs/rules.md#screens. A list and its detail page can share a name. */
  name?: string
  route: AnyRoute
  /** For signed-in users only. */
  isGuarded?: boolean
  /** Listed in the site map. */
  isListed?: boolean
  /** How pages that are selected by a query are rendered; without this, queries select no page. */
  variants?: Variants
}

/** Every screen of the site. */
const screens = [
  { name: 'index', route: homePage, isListed: true },
  { name: 'index-id', route: channelPage },
  { name: 'article', route: articleList, isListed: true },
  { name: 'article', route: articlePage },
  { name: 'column', route: columnList, isListed: true },
  { name: 'column', route: columnPage },
  { name: 'label', route: labelList, isListed: true },
  { name: 'label-id', route: labelPage },
  {
    name: 'question',
    route: questionList,
    isListed: true,
    variants: {
      kind: 'cached',
      path: '/question/list/:list/:page',
      from: { list: ['label', 'tab'], page: ['page'] },
    },
  },
  { name: 'question-id', route: questionPage },
  { name: 'question-edit', route: questionEditor, isGuarded: true },
  { name: 'article-edit', route: articleEditor, isGuarded: true },
  { name: 'resource', route: resourceForm, isGuarded: true },
  { name: 'resource-id', route: resourcePage },
  {
    name: 'resource-list',
    route: resourceList,
    isListed: true,
    // The number of search texts is unlimited, so only the unfiltered list is cached.
    variants: { kind: 'dynamic', path: '/resource/list/narrowed' },
  },
  { name: 'search', route: searchPage, variants: { kind: 'dynamic' } },
  { name: 'user', route: accountPage, isGuarded: true },
  {
    name: 'user-id',
    route: userPage,
    variants: {
      kind: 'cached',
      path: '/user/:id/:tab/:page',
      from: { tab: ['tab'], page: ['page'] },
      ignoredValue: 'articles',
    },
  },
  { name: 'history', route: historyPage, isListed: true },
  { name: 'gpt', route: gptPage },
  { name: 'message', route: messagePage, isGuarded: true },
  { name: 'error', route: errorPage },
  { route: ownArticlePage, isGuarded: true },
] as const satisfies Screen[]

const all: readonly Screen[] = screens

export type RouteName = Extract<(typeof screens)[number], { name: string }>['name']

export const routeNames: readonly RouteName[] = [
  ...new Set(screens.flatMap((screen) => ('name' in screen ? screen.name : []))),
]

/** The screens with a name: one, or a list and its detail page. */
export function screensNamed(name: RouteName): Screen[] {
  return all.filter((screen) => screen.name === name)
}

/** The address of a named screen, with an id or without. */
export function pathOf(name: RouteName, id?: string): string {
  const paths = screensNamed(name).map(({ route }) => toPattern(route))
  const path = (id !== undefined && paths.find((each) => each.endsWith('/:id'))) || paths[0] || '/'
  return path.replace('/:id', id === undefined ? '' : `/${encodeURIComponent(id)}`) || '/'
}

/** A path pattern without a slash at the end, as used by request metrics. */
export function toPattern({ path }: AnyRoute): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** The patterns of all screens. */
export function listPatterns(): string[] {
  return all.map(({ route }) => toPattern(route))
}

/** The patterns of the screens for signed-in users. */
export function listGuarded(): string[] {
  return all.filter(({ isGuarded }) => isGuarded).map(({ route }) => toPattern(route))
}

/** Paths that work with a slash at the end, too. */
export function listSlashPaths(): string[] {
  return all.map(({ route }) => route.path).filter((path) => path.length > 1 && path.endsWith('/'))
}

/** The addresses of single pages in the site map. */
export function listSitemapPages(): string[] {
  return all.filter(({ isListed }) => isListed).map(({ route }) => route.path)
}

/** The routes whose queries select pages. */
export function listVaried(): { route: AnyRoute; variants: Variants }[] {
  return all.flatMap(({ route, variants }) => (variants ? { route, variants } : []))
}

export function variantsOf({ path }: AnyRoute): Variants | undefined {
  return all.find(({ route }) => route.path === path)?.variants
}
