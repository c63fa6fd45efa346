/** Queries that name another page, by path. Whatever else a query holds makes no difference to a page that is kept. */
const NAMING: ReadonlyMap<string, Record<string, RegExp>> = new Map<string, Record<string, RegExp>>(
  [
    ['/question', { tab: /^(?:hot|new|wait)$/, label: /^[1-9]\d{0,18}$/, page: /^[1-9]\d{0,3}$/ }],
    ['/resource/list', { type: /./, title: /./, order: /^hot$/, page: /^[1-9]\d{0,3}$/ }],
  ],
)

/** The same for somebody's page. */
const PROFILE = /^\/user\/[1-9]\d{0,18}$/
const PROFILE_NAMING = {
  tab: /^(?:columns|resources|questions)$/,
  page: /^[1-9]\d{0,3}$/,
}

/** Whether a page reads whatever its query holds, and is made anew for every request. */
export function readsWholeQuery(pathname: string): boolean {
  return pathname === '/search' || pathname === '/search/'
}

/** The name under which a page is kept: its path, with the part of the query that makes it another page. */
export function pageName(pathname: string, url: string): string {
  const naming = PROFILE.test(pathname) ? PROFILE_NAMING : NAMING.get(pathname)
  const at = url.indexOf('?')
  if (!naming || at < 0) return pathname
  const query = new URLSearchParams(url.slice(at))
  const parts = Object.entries(naming).flatMap(([name, pattern]) => {
    // Of a name that is given twice Next takes the last, too.
    const value = query.getAll(name).at(-1)
    return value !== undefined && pattern.test(value)
      ? [`${name}=${encodeURIComponent(value)}`]
      : []
  })
  return parts.length === 0 ? pathname : `${pathname}?${parts.join('&')}`
}

/**
 * Where Next is asked for the data of a named page: by nothing but what its name says, so that nothing else can make it
 * another page. Next compares the router's own mark with its headers.
 */
export function pageAddress(name: string, url: string): string {
  const at = url.indexOf('?')
  const mark = at < 0 ? null : new URLSearchParams(url.slice(at)).get('_rsc')
  if (mark === null) return name
  return `${name}${name.includes('?') ? '&' : '?'}_rsc=${encodeURIComponent(mark)}`
}
