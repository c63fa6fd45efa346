import { SESSION_COOKIES } from './session.ts'

/**
 * Set when a browser leaves for the refresh page, to the time at which it does and the guarded pages that sent it; while
 * it lives there is no second try. Seconds.
 */
export const REFRESH_MARK = { name: 'refreshTried', lifetime: 60 } as const

/** A `Set-Cookie` value, or what `document.cookie` takes. */
export function toCookie(name: string, value: string, seconds: number, domain?: string): string {
  const place = domain ? `; domain=${domain}` : ''
  return `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${place}`
}

/** Cookies that clear the session, wherever the login site may have set it for a host. */
export function clearedSession(hostname: string, configuredDomain = ''): string[] {
  const domains = new Set([...domainsOf(hostname), configuredDomain.replace(/^\./, '')])
  const places = [undefined, ...[...domains].filter(Boolean)]
  return SESSION_COOKIES.flatMap((name) => places.map((place) => toCookie(name, '', 0, place)))
}

/** How many pages a mark remembers; with more of them open at once, the next ones sign in anew. */
const MAX_PLACES = 8

interface RefreshMark {
  /** When this browser was last sent to the refresh page, ms. */
  time: number
  /** Which pages sent it, as `toPlace` names them; none where the browser itself went. */
  places: string[]
}

/** The mark of a try that begins now, or its removal. */
export function refreshMark(
  isTrying: boolean,
  now = Date.now(),
  places: readonly string[] = [],
): string {
  const value = [now, ...places].join('.')
  return toCookie(REFRESH_MARK.name, value, isTrying ? REFRESH_MARK.lifetime : 0)
}

/** The mark of the last try; undefined where there was none of late. */
export function readRefreshMark(cookies: string): RefreshMark | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)${REFRESH_MARK.name}=(\\d+)((?:\\.[0-9a-z]+)*)`)
  const [, time, places = ''] = pattern.exec(cookies) ?? []
  return time === undefined
    ? undefined
    : { time: Number(time), places: places.split('.').filter(Boolean) }
}

/**
 * The places of a mark once another page has been added; undefined where that page has had its try. Two tabs that expire
 * in the same moment have one each: neither may end the session that the other is about to renew.
 */
export function addPlace(mark: RefreshMark | undefined, path: string): string[] | undefined {
  if (!mark) return [toPlace(path)]
  const { places } = mark
  const isTried = places.length === 0 || places.length >= MAX_PLACES
  return isTried || places.includes(toPlace(path)) ? undefined : [...places, toPlace(path)]
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
