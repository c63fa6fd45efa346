import { copy } from '../copy.ts'

/** What went wrong, as the cookie `error` tells it. */
export interface Failure {
  code?: number
  message?: string
}

const COOKIE = 'error'
/** What a call says of an answer without words, such as a gateway's. */
const BARE_STATUS = /^HTTP \d{3}$/
const LOGIN_CODES = [1401, 1404]

/**
 * Reads the failure that a call left for the error page: `{code, message}` or a bare text.
 * @param cookies a cookie header or `document.cookie`
 * @returns undefined where nothing was left, or what was left is empty
 */
export function parseFailure(cookies: string): Failure | undefined {
  const text = readCookie(cookies)?.trim()
  if (!text) return undefined
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return { message: text }
  const code = 'code' in value ? Number(value.code) : Number.NaN
  const message = 'message' in value && typeof value.message === 'string' ? value.message : ''
  if (!Number.isInteger(code) && !message) return undefined
  return { ...(Number.isInteger(code) ? { code } : {}), ...(message ? { message } : {}) }
}

/** The sentence for a failure: fixed texts for three codes, otherwise what the server said. */
export function failureText({ code, message }: Failure): string {
  if (code === 404) return copy.errors.notFound
  if (code === 1404) return copy.errors.loginRequired
  if (code === 1401) return copy.errors.loginFirst
  return message && !BARE_STATUS.test(message) ? message : copy.errors.unknown
}

/** Whether signing in is the way out. */
export function needsLogin({ code }: Failure): boolean {
  return code !== undefined && LOGIN_CODES.includes(code)
}

function readCookie(cookies: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === COOKIE) return decode(pair.slice(at + 1))
  }
  return undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
