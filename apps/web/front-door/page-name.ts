/** Queries that name another page, by path. Whatever else a query holds makes no difference to a page that is kept. */
const QUESTION_NAMING = {
  tab: /^(?:hot|new|wait)$/,
  label: /^[1-9]\d{0,18}$/,
  page: /^[1-9]\d{0,3}$/,
}
const PROFILE_NAMING = {
  tab: /^(?:columns|resources|questions)$/,
  page: /^[1-9]\d{0,3}$/,
}
const PROFILE = /^\/user\/[1-9]\d{0,18}$/

/** Parts of a query with which a page reads all of it; none named: it always does. */
const WHOLE_QUERY: ReadonlyMap<string, readonly string[]> = new Map([
  ['/search', []],
  ['/search/', []],
  ['/resource/list', ['type', 'title', 'order', 'page']],
])

/** Whether a page reads whatever its query holds, and is made anew for every request. */
export function readsWholeQuery(pathname: string, url: string): boolean {
  const names = WHOLE_QUERY.get(pathname)
  if (!names) return false
  const query = queryOf(url)
  return names.length === 0 || names.some((name) => query.has(name))
}

/** The name under which a page is kept: its path, with the part of the query that makes it another page. */
export function pageName(pathname: string, url: string): string {
  const naming = namingOf(pathname)
  if (!naming) return pathname
  const query = queryOf(url)
  const parts = Object.entries(naming).flatMap(([name, pattern]) => {
    // Of a name that is given twice Next takes the last, too.
    const value = query.getAll(name).at(-1)
    return value !== undefined && pattern.test(value) ? [`${name}=${value}`] : []
  })
  return parts.length === 0 ? pathname : `${pathname}?${parts.join('&')}`
}

function namingOf(pathname: string): Record<string, RegExp> | undefined {
  if (pathname === '/question') return QUESTION_NAMING
  return PROFILE.test(pathname) ? PROFILE_NAMING : undefined
}

function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : url.slice(at))
}
