import { toCookie } from './cookies.ts'
import { toWellFormed } from './text.ts'

/** Cookie with the failure that the page `/error` shows (docs/rules.md#error-page). The lifetime is in seconds. */
export const ERROR_COOKIE = { name: 'error', lifetime: 45 } as const

/** The cookie is sent with every request while it lives. */
const MAX_VALUE_BYTES = 1500

/** A failed call, as the page `/error` shows it. */
export interface Failure {
  /** Code of the envelope, or the HTTP status. */
  code: number
  /** Message of the server. */
  message: string
}

/**
 * The cookie with the failure that the page `/error` shows. The value is percent-encoded, and cut to at most 1,500 bytes.
 * @param failure code and message
 * @returns a value of `Set-Cookie`
 * @example
 * ```ts
 * import { errorCookie } from '@mozhan/session'
 *
 * errorCookie({ code: 404, message: '文章不存在' })
 * ```
 */
export function errorCookie(failure: Failure): string {
  return toCookie(ERROR_COOKIE.name, encode(cutFailure(failure)), ERROR_COOKIE.lifetime)
}

/** Cuts the message between grapheme clusters so that it fits into the cookie. */
export function cutFailure({ code, message }: Failure): Failure {
  // Every code unit takes at least one byte, so a longer message can never fit.
  const whole = toWellFormed(message.slice(0, MAX_VALUE_BYTES))
  if (message.length <= MAX_VALUE_BYTES && fits(whole)) return { code, message: whole }
  let prefix = ''
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(whole)) {
    if (!fits(`${prefix}${segment}…`)) break
    prefix += segment
  }
  return { code, message: `${prefix}…` }

  function fits(text: string): boolean {
    return encode({ code, message: text }).length <= MAX_VALUE_BYTES
  }
}

function encode({ code, message }: Failure): string {
  return encodeURIComponent(JSON.stringify({ code, message }))
}
