import type { Context } from 'hono'
import type { DomainError } from './errors.ts'

/** Tells in a header how long to wait, where waiting helps. */
export function setRetryAfter(c: Context, { retryAfterSeconds }: DomainError): void {
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
}
