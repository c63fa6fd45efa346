import { isUnanswered } from '@mozhan/api-client/errors'

/** What the server leaves of such an error: Next hands the browser nothing but the digest. */
const DIGEST = 'no-answer'

/** Whether an error means that nothing answered. */
export function isNetworkError(error: unknown): boolean {
  if (isUnanswered(error)) return true
  return error instanceof Error && 'digest' in error && error.digest === DIGEST
}
