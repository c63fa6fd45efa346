import { ApiError, type ApiErrorOptions } from './api-error.ts'

/** Options of `RateLimitError`. */
export interface RateLimitErrorOptions extends ApiErrorOptions {
  /** Seconds to wait, 1 or more. */
  retryAfterSeconds: number
}

/**
 * The call was refused by a rate limit and had no effect. The same call can succeed after the time to wait.
 * @example
 * ```ts
 * import { RateLimitError } from '@mozhan/api-client'
 * import { comment } from '@mozhan/api-client/contract'
 *
 * throw new RateLimitError({
 *   code: 429,
 *   message: '请 60 秒后再试',
 *   endpoint: comment.createComment,
 *   status: 429,
 *   retryAfterSeconds: 60,
 * })
 * ```
 */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError'
  /** Seconds to wait, 1 or more. */
  readonly retryAfterSeconds: number

  /**
   * Constructed by the client and by tests.
   * @param options as for `ApiError`, with the seconds to wait
   */
  constructor({ retryAfterSeconds, ...options }: RateLimitErrorOptions) {
    super(options)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Whether a call was refused by a rate limit.
 * @param error what a call threw
 * @returns true for a `RateLimitError`
 * @example
 * ```ts
 * import { createApiClient, isRateLimitError } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * const api = createApiClient(contract)
 * await api.comment.deleteComment({ params: { id: '7' } }).catch((error) => {
 *   if (isRateLimitError(error)) console.log(`again in ${error.retryAfterSeconds} s`)
 * })
 * ```
 */
export function isRateLimitError(error: unknown): error is RateLimitError {
  return error instanceof Error && error.name === 'RateLimitError'
}

/**
 * How long to wait before a rate-limited call can be repeated.
 * @param error what a call threw
 * @returns milliseconds; undefined for every other failure
 * @example
 * ```ts
 * import { createApiClient, retryAfterMs } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * const api = createApiClient(contract)
 * await api.comment.deleteComment({ params: { id: '7' } }).catch(async (error) => {
 *   const wait = retryAfterMs(error)
 *   if (wait === undefined) throw error
 *   await new Promise((resolve) => setTimeout(resolve, wait))
 * })
 * ```
 */
export function retryAfterMs(error: unknown): number | undefined {
  return isRateLimitError(error) ? error.retryAfterSeconds * 1000 : undefined
}
