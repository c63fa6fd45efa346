import 'server-only'
import { isApiError, isNetworkError, isTimeoutError, isTokenExpiredError } from '@mozhan/api-client'
import { redirect } from 'next/navigation'
import { encodeReturnAddress } from '../return-address.ts'
import { noteSilence } from './call-budget.ts'
import { signFailure } from './failure.ts'
import { failureSecret } from './site-config.ts'

/**
 * Ends a guarded page whose call failed: an expired session is refreshed or signed in again, a refusal leads to
 * `/error`.
 * @param error what the call threw
 * @param path path with query of the page
 * @throws Next's redirect; the error itself where the server did not answer, so that the page offers another try
 * @example
 * ```ts
 * import { createServerApi, failPage } from '@mozhan/session/server'
 *
 * const columns = await createServerApi()
 *   .category.listChannels()
 *   .catch((error) => failPage(error, '/user'))
 * ```
 */
export function failPage(error: unknown, path: string): never {
  if (isTokenExpiredError(error)) redirect(expiredHref(path))
  if (isApiError(error)) redirect(`/internal/failure?f=${packFailure(error)}`)
  throw tellSilence(error)
}

/** Where a guarded page goes whose session has expired. @param path path with query of the page */
export function expiredHref(path: string): string {
  return `/internal/expired?to=${encodeReturnAddress(path)}`
}

/** Mark at the head of a digest that carries a failure to the error boundary of a public page. */
export const FAILURE_DIGEST = 'failure;'

/** Digest of an error that means that nothing answered; the error boundary says so and offers another try. */
export const SILENCE_DIGEST = 'no-answer'

/** Has an error say to the error boundary that nothing answered, if that is what it means. @returns the error */
export function tellSilence(error: unknown): unknown {
  if (isNetworkError(error) || isTimeoutError(error)) {
    noteSilence()
    Object.assign(error, { digest: SILENCE_DIGEST })
  }
  return error
}

/** The failure of a refused call, signed. */
export function packFailure({ code, message }: { code: number; message: string }): string {
  return signFailure({ code, message }, failureSecret())
}
