/** The public page of a user, first of all his articles. It lives here because every feature links to people. */
export function userHref(id: string): string {
  return `/user/${encodeURIComponent(id)}`
}

/** A later page or another tab of somebody's public page. */
export function profileHref(id: string, tab?: string, page = 1): string {
  return withQuery(userHref(id), { tab: tab === FIRST_TAB ? undefined : tab, page: pageOf(page) })
}

/** The conversation with somebody; it needs a session, and the guard leads there through the login site. */
export function letterHref(userId: string): string {
  return withQuery('/message', { t: '4', with: userId })
}

/** Which part of a list in the personal centre is shown. */
export interface AccountPlace {
  /** From 1. */
  page?: number
  /** What the list is searched for. */
  key?: string
  /** Kind of what is listed, where there are several. */
  kind?: string
}

/** The personal centre, open at one of its tabs; the first one needs no name. */
export function accountHref(tab?: string, { page, key, kind }: AccountPlace = {}): string {
  return withQuery('/user', {
    tab: tab === FIRST_TAB ? undefined : tab,
    kind,
    key,
    page: pageOf(page),
  })
}

/** The tab that opens without a name, of one's own page and of everybody's. */
const FIRST_TAB = 'articles'

function pageOf(page = 1): string | undefined {
  return page > 1 ? String(page) : undefined
}

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}
