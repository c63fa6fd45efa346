import { toCookie } from './cookies.ts'
import { toWellFormed } from './text.ts'

/** Holds what went wrong for the page `/error` (spec §9). Seconds. */
export const ERROR_COOKIE = { name: 'error', lifetime: 45 } as const

/** Longest value of the cookie, in bytes: it travels with every request while it lives. */
const LONGEST = 1500

/** What a call that failed leaves for the page `/error`. */
export interface Failure {
  code: number
  message: string
}

/** The cookie `error`: encoded whole, so that no sign of a message can end it, and cut where it would be too long. */
export function errorCookie(failure: Failure): string {
  return toCookie(ERROR_COOKIE.name, encode(cutFailure(failure)), ERROR_COOKIE.lifetime)
}

/** As much of the message as fits into the cookie, cut between characters as readers see them. */
export function cutFailure({ code, message }: Failure): Failure {
  // No sign takes less than a byte, so what follows can never fit.
  const whole = toWellFormed(message.slice(0, LONGEST))
  if (message.length <= LONGEST && fits(whole)) return { code, message: whole }
  let kept = ''
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(whole)) {
    if (!fits(`${kept}${segment}…`)) break
    kept += segment
  }
  return { code, message: `${kept}…` }

  function fits(text: string): boolean {
    return encode({ code, message: text }).length <= LONGEST
  }
}

function encode({ code, message }: Failure): string {
  return encodeURIComponent(JSON.stringify({ code, message }))
}
