import 'server-only'
import { isApiError, isTokenExpiredError } from '@mozhan/api-client'
import { redirect } from 'next/navigation'
import { signFailure } from './failure.ts'
import { failureSecret } from './site-config.ts'

/**
 * Ends a guarded page whose call failed: an expired session is refreshed or signed in again, a refusal goes to `/error`.
 * Where nothing answered, the error is thrown on, and the page offers another try (spec §8).
 * @param path path with query of the page
 */
export function failPage(error: unknown, path: string): never {
  if (isTokenExpiredError(error)) redirect(`/internal/expired?to=${encodeURIComponent(path)}`)
  if (isApiError(error)) redirect(`/internal/failure?f=${packFailure(error)}`)
  throw error
}

/** Mark at the head of a digest that carries a failure to the error boundary of a public page. */
export const FAILURE_DIGEST = 'failure;'

/** The failure of a refused call, signed. */
export function packFailure({ code, message }: { code: number; message: string }): string {
  return signFailure({ code, message }, failureSecret())
}
