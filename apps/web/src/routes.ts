/** A screen of the product under the name the specification gives it. */
export interface RouteEntry {
  /** Path with `:id` for a parameter, `:id?` for one that may be missing. */
  path: string
  /** The stage of the product that opens it; earlier it answers 404. */
  since: Stage
  /** Needs somebody who is signed in. */
  isGuarded?: boolean
}

/** Stages in the order in which they open. */
export const STAGES = ['reading', 'members', 'search', 'community', 'assistant'] as const
export type Stage = (typeof STAGES)[number]

/** What is open today. */
export const OPEN_STAGES: readonly Stage[] = ['reading', 'members', 'search', 'assistant']

/** Every route of the product (spec §2). */
export const routes = {
  index: { path: '/', since: 'reading' },
  'index-id': { path: '/:id', since: 'reading' },
  article: { path: '/article/:id?', since: 'reading' },
  column: { path: '/column/:id?', since: 'reading' },
  label: { path: '/label', since: 'reading' },
  'label-id': { path: '/label/:id', since: 'reading' },
  question: { path: '/question', since: 'members' },
  'question-id': { path: '/question/:id', since: 'members' },
  'question-edit': { path: '/question/edit', since: 'members', isGuarded: true },
  'article-edit': { path: '/article/edit', since: 'members', isGuarded: true },
  resource: { path: '/resource', since: 'members', isGuarded: true },
  'resource-id': { path: '/resource/:id', since: 'members' },
  'resource-list': { path: '/resource/list', since: 'members' },
  search: { path: '/search', since: 'search' },
  user: { path: '/user', since: 'members', isGuarded: true },
  'user-id': { path: '/user/:id', since: 'reading' },
  history: { path: '/history', since: 'reading' },
  gpt: { path: '/gpt', since: 'assistant' },
  message: { path: '/message', since: 'members', isGuarded: true },
  error: { path: '/error', since: 'reading' },
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
