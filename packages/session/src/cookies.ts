import { SESSION_COOKIES } from './session.ts'

/**
 * Set when a browser leaves for the refresh page, to the time at which it does; while it lives there is no second try.
 * Seconds.
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

/** The mark of a try that begins now, or its removal. */
export function refreshMark(isTrying: boolean, now = Date.now()): string {
  return toCookie(REFRESH_MARK.name, String(now), isTrying ? REFRESH_MARK.lifetime : 0)
}

/** When this browser was last sent to the refresh page, ms; undefined where it was not, of late. */
export function readRefreshMark(cookies: string): number | undefined {
  const [, time] = new RegExp(`(?:^|;\\s*)${REFRESH_MARK.name}=(\\d+)`).exec(cookies) ?? []
  return time === undefined ? undefined : Number(time)
}

/** The host itself and the domains above it that cookies may be set for. */
function domainsOf(hostname: string): string[] {
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  if (isAddress) return []
  const labels = hostname.split('.')
  const last = Math.max(1, labels.length - 1)
  return labels.slice(0, last).map((_, at) => labels.slice(at).join('.'))
}
