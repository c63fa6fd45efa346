import { SESSION_COOKIES } from './session.ts'

/** Cookie with the pages that redirected to the refresh page within the last minute. The lifetime is in seconds. */
export const REFRESH_MARK = { name: 'refreshTried', lifetime: 60 } as const

/** A value for `Set-Cookie` or `document.cookie`. */
export function toCookie(name: string, value: string, seconds: number, domain?: string): string {
  const attribute = domain ? `; domain=${domain}` : ''
  return `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${attribute}`
}

/**
 * Cookies that end the session in a browser, for every domain that the login site may have set them for.
 * @param hostname of the site, such as `www.blog.test`
 * @param configuredDomain one more domain, such as `.blog.test`
 * @returns values of `Set-Cookie`
 * @example
 * ```ts
 * import { clearedSession } from '@mozhan/session'
 *
 * const headers = new Headers()
 * for (const cookie of clearedSession('www.blog.test')) headers.append('set-cookie', cookie)
 * ```
 */
export function clearedSession(hostname: string, configuredDomain = ''): string[] {
  const domains = new Set([...domainsOf(hostname), configuredDomain.replace(/^\./, '')])
  const all = [undefined, ...[...domains].filter(Boolean)]
  return SESSION_COOKIES.flatMap((name) => all.map((domain) => toCookie(name, '', 0, domain)))
}

/** Tries of one page, and of all pages together. Browsers follow 20 redirects, and one try takes 3. */
const MAX_TRIES = { page: 4, all: 32 } as const

/** The cookie for these tries; without any, it removes the cookie. */
export function refreshMark(tries: readonly string[] = []): string {
  const lifetime = tries.length > 0 ? REFRESH_MARK.lifetime : 0
  return toCookie(REFRESH_MARK.name, tries.join('.'), lifetime)
}

/** Hashes of the pages in the cookie `refreshTried`, one for each try. */
export function readRefreshMark(cookies: string): string[] {
  const pattern = new RegExp(`(?:^|;\\s*)${REFRESH_MARK.name}=([0-9a-z.]*)`)
  return (pattern.exec(cookies)?.[1] ?? '').split('.').filter(Boolean)
}

/**
 * Adds a try of a page. A repeated request may follow a failed refresh, or a refresh may still be in progress: a second
 * click, a reload, the same page in another tab. Only their number distinguishes these cases, and a needless redirect is
 * better than the end of a session that is about to be renewed.
 * @returns undefined if the tries of the page, or of all pages, are used up
 */
export function addTry(tries: readonly string[], path: string): string[] | undefined {
  const page = hashPath(path)
  const own = tries.filter((each) => each === page).length
  const isUsedUp = own >= MAX_TRIES.page || tries.length >= MAX_TRIES.all
  return isUsedUp ? undefined : [...tries, page]
}

/** 32-bit FNV-1a hash of a path. */
function hashPath(path: string): string {
  let hash = 0x811c9dc5
  for (const character of path) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** The host and its parent domains for which cookies can be set. */
export function domainsOf(hostname: string): string[] {
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  if (isAddress) return []
  const labels = hostname.split('.')
  const last = Math.max(1, labels.length - 1)
  return labels.slice(0, last).map((_, at) => labels.slice(at).join('.'))
}
