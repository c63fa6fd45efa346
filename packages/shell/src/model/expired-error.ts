import { isTokenExpiredError } from '@mozhan/api-client/errors'

/** Digest of such an error on the server: Next passes only the digest to the browser. */
const DIGEST = 'expired'

/** Whether an error means that the token has expired. */
export function isExpiredError(error: unknown): boolean {
  if (isTokenExpiredError(error)) return true
  return error instanceof Error && 'digest' in error && error.digest === DIGEST
}
