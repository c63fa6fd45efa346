/** Errors of the API client, by name: importing its guards would cost every page their weight. */
const NAMES = ['NetworkError', 'TimeoutError']

/** What the server leaves of such an error: Next hands the browser nothing but the digest. */
const DIGEST = 'no-answer'

/** Whether an error means that nothing answered. */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return NAMES.includes(error.name) || ('digest' in error && error.digest === DIGEST)
}
