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

/** A screen of the site: an address, and what the site makes of it. */
interface Screen {
  /** What docs/rules.md#screens calls it. A list and what stands in it may share a name. */
  name?: string
  route: AnyRoute
  /** Only for members. */
  isGuarded?: boolean
  /** Stands in the site map by itself. */
  isListed?: boolean
  /** How the page is made that a query names; without this, queries name no other page. */
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
      kind: 'kept',
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
    // Titles that are searched for have no end: only the whole list is kept.
    variants: { kind: 'anew', path: '/resource/list/narrowed' },
  },
  { name: 'search', route: searchPage, variants: { kind: 'anew' } },
  { name: 'user', route: accountPage, isGuarded: true },
  {
    name: 'user-id',
    route: userPage,
    variants: {
      kind: 'kept',
      path: '/user/:id/:tab/:page',
      from: { tab: ['tab'], page: ['page'] },
      unnamed: 'articles',
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

/** The screens under a name: one, or a list and what stands in it. */
export function screensNamed(name: RouteName): Screen[] {
  return all.filter((screen) => screen.name === name)
}

/** The address of a named screen, with an id or without. */
export function pathOf(name: RouteName, id?: string): string {
  const paths = screensNamed(name).map(({ route }) => toPattern(route))
  const path = (id !== undefined && paths.find((each) => each.endsWith('/:id'))) || paths[0] || '/'
  return path.replace('/:id', id === undefined ? '' : `/${encodeURIComponent(id)}`) || '/'
}

/** A path with its parameters, in the spelling without a slash at the end: what requests are counted by. */
export function toPattern({ path }: AnyRoute): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** The patterns of all screens. */
export function listPatterns(): string[] {
  return all.map(({ route }) => toPattern(route))
}

/** The patterns of the screens that only members see. */
export function listGuarded(): string[] {
  return all.filter(({ isGuarded }) => isGuarded).map(({ route }) => toPattern(route))
}

/** Paths that answer with a slash at their end, too. */
export function listBothSpellings(): string[] {
  return all.map(({ route }) => route.path).filter((path) => path.length > 1 && path.endsWith('/'))
}

/** The addresses that stand in the site map by themselves. */
export function listSitemapPages(): string[] {
  return all.filter(({ isListed }) => isListed).map(({ route }) => route.path)
}

/** The routes whose queries name pages. */
export function listVaried(): { route: AnyRoute; variants: Variants }[] {
  return all.flatMap(({ route, variants }) => (variants ? { route, variants } : []))
}

export function variantsOf({ path }: AnyRoute): Variants | undefined {
  return all.find(({ route }) => route.path === path)?.variants
}
