import { SESSION_COOKIES } from './session.ts'

/** Set when a browser leaves for the refresh page; while it lives there is no second try. Seconds. */
export const REFRESH_MARK = { name: 'refreshTried', lifetime: 60 } as const

/** Holds what went wrong for the page `/error` (spec §9). Seconds. */
export const ERROR_COOKIE = { name: 'error', lifetime: 45 } as const

/** Longest value of the cookie `error`, in bytes: it travels with every request while it lives. */
const ERROR_BYTES = 1500

/** A `Set-Cookie` value, or what `document.cookie` takes. */
export function toCookie(name: string, value: string, seconds: number, domain?: string): string {
  const place = domain ? `; domain=${domain}` : ''
  return `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${place}`
}

/** Cookies that clear the session on a host and on the domain it is shared under, if any. */
export function clearedSession(domain?: string): string[] {
  const domains = domain ? [undefined, domain] : [undefined]
  return SESSION_COOKIES.flatMap((name) => domains.map((each) => toCookie(name, '', 0, each)))
}

/** Whether a browser was just sent to the refresh page. */
export function hasRefreshMark(cookies: string): boolean {
  return new RegExp(`(?:^|;\\s*)${REFRESH_MARK.name}=1`).test(cookies)
}

/** What a call that failed leaves for the page `/error`. */
export interface Failure {
  code: number
  message: string
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** The cookie `error`: encoded whole, so that no sign of a message can end it, and cut where it would be too long. */
export function errorCookie({ code, message }: Failure): string {
  const encode = (text: string) => encodeURIComponent(JSON.stringify({ code, message: text }))
  const whole = message.toWellFormed()
  let value = encode(whole)
  if (value.length > ERROR_BYTES) {
    let kept = ''
    for (const { segment } of graphemes.segment(whole)) {
      if (encode(`${kept}${segment}…`).length > ERROR_BYTES) break
      kept += segment
    }
    value = encode(`${kept}…`)
  }
  return toCookie(ERROR_COOKIE.name, value, ERROR_COOKIE.lifetime)
}
