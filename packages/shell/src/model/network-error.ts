import { isUnanswered } from '@mozhan/api-client/errors'

/** Digest of such an error on the server: Next passes only the digest to the browser. */
const DIGEST = 'no-answer'

/** Whether an error means that the server could not be reached. */
export function isNetworkError(error: unknown): boolean {
  if (isUnanswered(error)) return true
  return error instanceof Error && 'digest' in error && error.digest === DIGEST
}
