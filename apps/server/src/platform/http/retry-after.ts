import type { Context } from 'hono'
import type { DomainError } from './errors.ts'

/** Sets the header `retry-after` when a retry can succeed. */
export function setRetryAfter(c: Context, { retryAfterSeconds }: DomainError): void {
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
}
