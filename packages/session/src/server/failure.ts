import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { cutFailure, type Failure } from '../error-cookie.ts'

/** For how long a signed failure can be turned into the cookie. */
const LIFETIME_MS = 60_000

/**
 * Packs a failure into a query, to pass it from a server component, which cannot set cookies, to a route handler, which can.
 * The signature prevents links that put foreign text on the error page.
 * @param failure code and message
 * @param secret of the site
 * @param now ms since 1970
 * @returns a text for a query
 */
export function signFailure(failure: Failure, secret: string, now = Date.now()): string {
  // Addresses are limited in length, and the cookie holds no more.
  const { code, message } = cutFailure(failure)
  const payload = Buffer.from(JSON.stringify({ code, message, at: now })).toString('base64url')
  return `${payload}.${sign(payload, secret)}`
}

/**
 * Unpacks a failure that `signFailure` packed.
 * @param packed text of the query
 * @param secret of the site; an empty one accepts nothing
 * @param now ms since 1970
 * @returns undefined if the text is forged, damaged or older than a minute
 * @example
 * ```ts
 * import { failureSecret, readFailure } from '@mozhan/session/server'
 *
 * const failure = readFailure('eyJ….c2ln', failureSecret())
 * ```
 */
export function readFailure(
  packed: string | null | undefined,
  secret: string,
  now = Date.now(),
): Failure | undefined {
  // Without a secret, any client could sign.
  if (secret === '') return undefined
  const [payload = '', signature = ''] = packed?.split('.') ?? []
  const wanted = Buffer.from(sign(payload, secret))
  const given = Buffer.from(signature)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  // The signature is valid, so the payload was written by `signFailure`.
  const { code, message, at } = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  ) as Failure & {
    at: number
  }
  return Math.abs(now - at) <= LIFETIME_MS ? { code, message } : undefined
}

function sign(payload: string, secret: string): string {
  return createHmac('sha256', `failure:${secret}`).update(payload).digest('base64url')
}
