/**
 * How long a call that came too soon after others has to wait, in ms; undefined for every other failure. By name, as the
 * guard of the client does: importing it would cost every page its weight.
 */
export function findWait(error: unknown): number | undefined {
  if (!(error instanceof Error) || error.name !== 'RateLimitError') return undefined
  return 'retryAfterSeconds' in error && typeof error.retryAfterSeconds === 'number'
    ? error.retryAfterSeconds * 1000
    : undefined
}
