/** The public page of a user. It lives here because every feature links to people. */
export function userHref(id: string): string {
  return `/user/${encodeURIComponent(id)}`
}

/** The personal centre, open at one of its tabs; the first one needs no name. */
export function accountHref(tab?: string, page = 1): string {
  const query = new URLSearchParams()
  if (tab !== undefined && tab !== 'articles') query.set('tab', tab)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/user?${query}` : '/user'
}
