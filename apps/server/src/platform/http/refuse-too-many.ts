import { RateLimiterRes } from 'rate-limiter-flexible'
import { copy } from './copy.ts'
import { DomainError } from './errors.ts'

const MINUTE = 60

/**
 * Turns what a counter threw into the refusal that the caller reads.
 * @param say the sentence around the time to wait
 * @throws DomainError `tooMany`; or `cause` itself, where it is no refusal of a counter
 */
export function refuseTooMany(cause: unknown, say: (wait: string) => string): never {
  if (!(cause instanceof RateLimiterRes)) throw cause
  const retryAfterSeconds = Math.max(1, Math.ceil(cause.msBeforeNext / 1000))
  throw new DomainError('tooMany', say(toWait(retryAfterSeconds)), { retryAfterSeconds })
}

function toWait(seconds: number): string {
  return seconds < MINUTE ? copy.seconds(seconds) : copy.minutes(Math.ceil(seconds / MINUTE))
}
