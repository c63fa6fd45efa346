import { copy } from '../copy.ts'

/** A failure as stored in the cookie `error`. */
export interface Failure {
  code?: number
  message?: string
}

const COOKIE = 'error'
/** Message of an error response without a body, such as a gateway's. */
const BARE_STATUS = /^HTTP \d{3}$/
const LOGIN_CODES = [1401, 1404]

/**
 * Parses the failure that a call stored for the error page: `{code, message}` or a plain text.
 * @param cookies a cookie header or `document.cookie`
 * @returns undefined if there is none or it is empty
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

/** The message of a failure: fixed texts for three codes, otherwise the server's message. */
export function failureText({ code, message }: Failure): string {
  if (code === 404) return copy.errors.notFound
  if (code === 1404) return copy.errors.loginRequired
  if (code === 1401) return copy.errors.loginFirst
  return message && !BARE_STATUS.test(message) ? message : copy.errors.unknown
}

/** Whether signing in resolves the failure. */
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
