import {
  articleEditor,
  articleList,
  articlePage,
  channelPage,
  columnList,
  columnPage,
  homePage,
  labelList,
  labelPage,
  ownArticlePage,
} from '../article.ts'
import type { AnyRoute } from '../define-route.ts'
import { questionEditor, questionList, questionPage } from '../question.ts'
import { resourceForm, resourceList, resourcePage } from '../resource.ts'
import { errorPage, gptPage, historyPage, searchPage } from '../site-pages.ts'
import { accountPage, messagePage, userPage } from '../user.ts'

/** The screens that the specification names. */
const named = [
  homePage,
  channelPage,
  articleList,
  articlePage,
  columnList,
  columnPage,
  labelList,
  labelPage,
  questionList,
  questionPage,
  questionEditor,
  articleEditor,
  resourceForm,
  resourcePage,
  resourceList,
  searchPage,
  accountPage,
  userPage,
  historyPage,
  gptPage,
  messagePage,
  errorPage,
] as const

/** Every screen of the site. */
export const screens: readonly AnyRoute[] = [...named, ownArticlePage]

/** A name of the specification. A list and what stands in it may share one. */
export type RouteName = (typeof named)[number]['name'] & string

export const routeNames: readonly RouteName[] = [
  ...new Set(named.flatMap(({ name }) => name ?? [])),
]

/** The screens under a name: one, or a list and what stands in it. */
export function routesNamed(name: RouteName): AnyRoute[] {
  return named.filter((route) => route.name === name)
}

/** The address of a named screen, with an id or without. */
export function pathOf(name: RouteName, id?: string): string {
  const paths = routesNamed(name).map(toPattern)
  const path = (id !== undefined && paths.find((each) => each.endsWith('/:id'))) || paths[0] || '/'
  return path.replace('/:id', id === undefined ? '' : `/${encodeURIComponent(id)}`) || '/'
}

/** A path with its parameters, in the spelling without a slash at the end: what requests are counted by. */
export function toPattern({ path }: AnyRoute): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** The patterns of all screens. */
export function listPatterns(): string[] {
  return screens.map(toPattern)
}

/** The patterns of the screens that only members see. */
export function listGuarded(): string[] {
  return screens.filter(({ isGuarded }) => isGuarded).map(toPattern)
}

/** Paths that answer with a slash at their end, too. */
export function listBothSpellings(): string[] {
  return screens.map(({ path }) => path).filter((path) => path.length > 1 && path.endsWith('/'))
}
