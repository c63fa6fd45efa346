import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { cutFailure, type Failure } from '../error-cookie.ts'

/** For how long a signed failure may be turned into the cookie, ms. */
const LIFETIME = 60_000

/**
 * Packs a failure for the way from a server component, which cannot set cookies, to the route handler, which can.
 * Signed, so that a link of another site cannot put its own words on the error page.
 * @param failure code and sentence
 * @param secret of the site
 * @param now ms since 1970
 * @returns a text for a query
 */
export function signFailure(failure: Failure, secret: string, now = Date.now()): string {
  // It travels in an address, which has an end; more than the cookie holds is of no use.
  const { code, message } = cutFailure(failure)
  const payload = Buffer.from(JSON.stringify({ code, message, at: now })).toString('base64url')
  return `${payload}.${sign(payload, secret)}`
}

/**
 * Unpacks a failure that `signFailure` packed.
 * @param packed text of the query
 * @param secret of the site; an empty one accepts nothing
 * @param now ms since 1970
 * @returns undefined where the text is forged, damaged or too old
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
  // Without a secret anybody could sign.
  if (secret === '') return undefined
  const [payload = '', signature = ''] = packed?.split('.') ?? []
  const wanted = Buffer.from(sign(payload, secret))
  const given = Buffer.from(signature)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  // Signed by us, so it is what `signFailure` made.
  const { code, message, at } = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  ) as Failure & {
    at: number
  }
  return Math.abs(now - at) <= LIFETIME ? { code, message } : undefined
}

function sign(payload: string, secret: string): string {
  return createHmac('sha256', `failure:${secret}`).update(payload).digest('base64url')
}
