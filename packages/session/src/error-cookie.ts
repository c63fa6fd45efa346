import { toCookie } from './cookies.ts'
import { toWellFormed } from './text.ts'

/** Holds what went wrong for the page `/error` (docs/rules.md#error-page). Seconds. */
export const ERROR_COOKIE = { name: 'error', lifetime: 45 } as const

/** Longest value of the cookie, in bytes: it travels with every request while it lives. */
const MAX = 1500

/** What a call that failed leaves for the page `/error`. */
export interface Failure {
  /** Code of the envelope, or the HTTP status. */
  code: number
  /** The server's sentence. */
  message: string
}

/**
 * The cookie that tells the page `/error` what went wrong. The value is percent-encoded, and cut to at most 1,500
 * bytes.
 * @param failure code and sentence
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

/** As much of the message as fits into the cookie, cut between characters as readers see them. */
export function cutFailure({ code, message }: Failure): Failure {
  // No sign takes less than a byte, so what follows can never fit.
  const whole = toWellFormed(message.slice(0, MAX))
  if (message.length <= MAX && fits(whole)) return { code, message: whole }
  let kept = ''
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(whole)) {
    if (!fits(`${kept}${segment}…`)) break
    kept += segment
  }
  return { code, message: `${kept}…` }

  function fits(text: string): boolean {
    return encode({ code, message: text }).length <= MAX
  }
}

function encode({ code, message }: Failure): string {
  return encodeURIComponent(JSON.stringify({ code, message }))
}
