import 'server-only'
import { isApiError, isNetworkError, isTimeoutError, isTokenExpiredError } from '@mozhan/api-client'
import { redirect } from 'next/navigation'
import { encodeReturnAddress } from '../return-address.ts'
import { pauseRetries } from './call-budget.ts'
import { signFailure } from './failure.ts'
import { failureSecret } from './site-config.ts'

/**
 * Ends a guarded page whose call failed: an expired session is refreshed or signed in again. An error of the API redirects to
 * `/internal/failure`, which sets a cookie with the error and redirects to `/error`.
 * @param error what the call threw
 * @param path path with query of the page
 * @throws Next's redirect, or any other error itself; a network error or timeout with the digest `no-answer`, for which the
 *   error boundary offers a retry
 * @example
 * ```ts
 * import { createServerApi, redirectFailure } from '@mozhan/session/server'
 *
 * const channels = await createServerApi()
 *   .channel.listChannels()
 *   .catch((error) => redirectFailure(error, '/user'))
 * ```
 */
export function redirectFailure(error: unknown, path: string): never {
  if (isTokenExpiredError(error)) redirect(expiredHref(path))
  if (isApiError(error)) redirect(`/internal/failure?f=${encodeFailure(error)}`)
  throw attachNoAnswerDigest(error)
}

/** Redirect target of a guarded page with an expired session. @param path path with query of the page */
export function expiredHref(path: string): string {
  return `/internal/expired?to=${encodeReturnAddress(path)}`
}

/** Prefix of a digest that passes a failure to the error boundary of a public page. */
export const FAILURE_DIGEST_PREFIX = 'failure;'

/** Digest of an expired token. The error boundary redirects to the login site (docs/rules.md#token-expiry). */
export const EXPIRED_DIGEST = 'expired'

/** Digest of a network error or timeout. The error boundary offers a retry. */
export const NO_ANSWER_DIGEST = 'no-answer'

/**
 * Adds `NO_ANSWER_DIGEST` to a network error or timeout. Pages rendered within the next half second do not retry their calls,
 * because Next renders its error page directly afterwards, by the same calls.
 * @returns the error
 */
export function attachNoAnswerDigest(error: unknown): unknown {
  if (isNetworkError(error) || isTimeoutError(error)) {
    pauseRetries()
    Object.assign(error, { digest: NO_ANSWER_DIGEST })
  }
  return error
}

/** Encodes code and message of an error of the API, signed, so that the page that shows them accepts no forged link. */
export function encodeFailure({ code, message }: { code: number; message: string }): string {
  return signFailure({ code, message }, failureSecret())
}
