import { RateLimiterRes } from 'rate-limiter-flexible'
import { copy } from './copy.ts'
import { DomainError } from './errors.ts'

const MINUTE = 60

/**
 * Turns the refusal of a counter into the error that the caller reads.
 * @param toMessage builds the message from the time to wait
 * @throws DomainError `tooMany`; or `cause` itself if it is no refusal of a counter
 */
export function refuseTooMany(cause: unknown, toMessage: (wait: string) => string): never {
  if (!(cause instanceof RateLimiterRes)) throw cause
  const retryAfterSeconds = Math.max(1, Math.ceil(cause.msBeforeNext / 1000))
  throw new DomainError('tooMany', toMessage(formatWait(retryAfterSeconds)), { retryAfterSeconds })
}

function formatWait(seconds: number): string {
  return seconds < MINUTE ? copy.seconds(seconds) : copy.minutes(Math.ceil(seconds / MINUTE))
}
