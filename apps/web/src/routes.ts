/** A screen of the product under the name the specification gives it. */
export interface RouteEntry {
  /** Path with `:id` for a parameter, `:id?` for one that may be missing. */
  path: string
  /** Needs somebody who is signed in. */
  isGuarded?: boolean
}

/** Every route of the product (spec §2). */
export const routes = {
  index: { path: '/' },
  'index-id': { path: '/:id' },
  article: { path: '/article/:id?' },
  column: { path: '/column/:id?' },
  label: { path: '/label' },
  'label-id': { path: '/label/:id' },
  question: { path: '/question' },
  'question-id': { path: '/question/:id' },
  'question-edit': { path: '/question/edit', isGuarded: true },
  'article-edit': { path: '/article/edit', isGuarded: true },
  resource: { path: '/resource', isGuarded: true },
  'resource-id': { path: '/resource/:id' },
  'resource-list': { path: '/resource/list' },
  search: { path: '/search' },
  user: { path: '/user', isGuarded: true },
  'user-id': { path: '/user/:id' },
  history: { path: '/history' },
  gpt: { path: '/gpt' },
  message: { path: '/message', isGuarded: true },
  error: { path: '/error' },
} as const satisfies Record<string, RouteEntry>

/** Guarded pages beyond the specification: one's own article, which may be private. */
export const ownRoutes = ['/article/:id/own'] as const

export type RouteName = keyof typeof routes

/** The address of a route; without an id, an optional parameter is left out. */
export function pathOf(name: RouteName, id?: string): string {
  const { path } = routes[name]
  return id === undefined
    ? path.replace(/\/:id\??$/, '') || '/'
    : path.replace(/:id\??$/, encodeURIComponent(id))
}
