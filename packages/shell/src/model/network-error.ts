/** Errors of the API client, by name: importing its guards would cost every page their weight. */
const NAMES = ['NetworkError', 'TimeoutError']

/** Whether an error means that nothing answered. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof Error && NAMES.includes(error.name)
}
