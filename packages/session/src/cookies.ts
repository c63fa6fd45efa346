import { SESSION_COOKIES } from './session.ts'

/** Set when a browser leaves for the refresh page, to the pages that sent it there while the mark lives. Seconds. */
export const REFRESH_MARK = { name: 'refreshTried', lifetime: 60 } as const

/** A `Set-Cookie` value, or what `document.cookie` takes. */
export function toCookie(name: string, value: string, seconds: number, domain?: string): string {
  const place = domain ? `; domain=${domain}` : ''
  return `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${place}`
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
  const places = [undefined, ...[...domains].filter(Boolean)]
  return SESSION_COOKIES.flatMap((name) => places.map((place) => toCookie(name, '', 0, place)))
}

/** Tries of one page, and of all pages together. Browsers follow twenty redirects, and a try takes three. */
const MAX_TRIES = { page: 4, all: 32 } as const

/** The mark with the try that begins now; its removal where none does. */
export function refreshMark(tries: readonly string[] = []): string {
  const lifetime = tries.length > 0 ? REFRESH_MARK.lifetime : 0
  return toCookie(REFRESH_MARK.name, tries.join('.'), lifetime)
}

/** Which pages went to the refresh page of late, as `toPlace` names them; once for each time. */
export function readRefreshMark(cookies: string): string[] {
  const pattern = new RegExp(`(?:^|;\\s*)${REFRESH_MARK.name}=([0-9a-z.]*)`)
  return (pattern.exec(cookies)?.[1] ?? '').split('.').filter(Boolean)
}

/**
 * The tries once a page has another one; undefined where it has had enough. A page that is asked for again may have come
 * from a refresh that was of no use, or one may still be under way: a second click, a reload, the same page in another tab.
 * Nothing tells these apart but their number; to end a session that is about to be renewed would be worse than a detour.
 */
export function addTry(tries: readonly string[], path: string): string[] | undefined {
  const place = toPlace(path)
  const own = tries.filter((each) => each === place).length
  const isEnough = own >= MAX_TRIES.page || tries.length >= MAX_TRIES.all
  return isEnough ? undefined : [...tries, place]
}

/** A short name for a path (FNV-1a): equal paths have the same one, and others hardly ever. */
function toPlace(path: string): string {
  let hash = 0x811c9dc5
  for (const character of path) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** The host itself and the domains above it that cookies may be set for. */
export function domainsOf(hostname: string): string[] {
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  if (isAddress) return []
  const labels = hostname.split('.')
  const last = Math.max(1, labels.length - 1)
  return labels.slice(0, last).map((_, at) => labels.slice(at).join('.'))
}
