import { ApiError, type ApiErrorOptions } from './api-error.ts'

export interface RateLimitErrorOptions extends ApiErrorOptions {
  retryAfterSeconds: number
}

/** Too many calls in a short time: the same call succeeds after a while. Nothing was done, so nothing is lost by waiting. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError'
  /** Seconds to wait, 1 or more. */
  readonly retryAfterSeconds: number

  constructor({ retryAfterSeconds, ...options }: RateLimitErrorOptions) {
    super(options)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Whether the call came too soon after others. */
export function isRateLimitError(error: unknown): error is RateLimitError {
  return error instanceof Error && error.name === 'RateLimitError'
}

/** How long a call that came too soon after others has to wait, in ms; undefined for every other failure. */
export function waitOf(error: unknown): number | undefined {
  return isRateLimitError(error) ? error.retryAfterSeconds * 1000 : undefined
}
