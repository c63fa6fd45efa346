import { CONFLICT_CODE } from '@mozhan/api-client/contract'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isDatabaseUnavailable } from '../db/is-unavailable.ts'
import { QueueFullError } from '../workers/fair-queue.ts'
import { WorkerLimitError } from '../workers/worker-pool.ts'
import { copy } from './copy.ts'

/** Kinds of failures that a call can end with. */
export type FailureKind =
  | 'refused'
  | 'notFound'
  | 'forbidden'
  | 'changed'
  | 'unauthenticated'
  | 'badToken'
  | 'badHeader'
  | 'unknownPath'
  | 'tooLarge'
  | 'tooMany'
  | 'unavailable'
  | 'serverError'

/**
 * How each failure is answered. Business failures are HTTP 200 with a code, which older clients expect. Only failures that
 * proxies or browsers must understand have their own status.
 */
export const FAILURES: Readonly<
  Record<FailureKind, { code: number; status: ContentfulStatusCode; message: string }>
> = {
  refused: { code: 999, status: 200, message: copy.badInput('') },
  notFound: { code: 404, status: 200, message: copy.notFound },
  forbidden: { code: 306, status: 200, message: copy.forbidden },
  changed: { code: CONFLICT_CODE, status: 200, message: copy.changed },
  unauthenticated: { code: 1401, status: 401, message: copy.missingToken },
  badToken: { code: 1402, status: 401, message: copy.badToken },
  badHeader: { code: 1403, status: 401, message: copy.badHeader },
  unknownPath: { code: 404, status: 404, message: copy.unknownPath },
  tooLarge: { code: 413, status: 413, message: copy.tooLarge },
  tooMany: { code: 429, status: 429, message: copy.tooMany },
  unavailable: { code: 503, status: 503, message: copy.unavailable },
  serverError: { code: 500, status: 500, message: copy.serverError },
}

/** A failure whose `message` the caller reads. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly kind: FailureKind
  /** Seconds until the same call may succeed; absent if waiting does not help. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    kind: FailureKind,
    message: string = FAILURES[kind].message,
    { retryAfterSeconds = RETRY_AFTER_SECONDS[kind] }: { retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Defaults for failures without a known waiting time. */
const RETRY_AFTER_SECONDS: Readonly<Partial<Record<FailureKind, number>>> = {
  tooMany: 60,
  unavailable: 1,
}

/** Full queues empty within seconds. */
const BUSY_SECONDS = 5

/** Maps an error to the failure that the caller sees. Unknown errors reveal no details. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (isUnstorableText(error)) return new DomainError('refused', copy.badText)
  if (isDatabaseUnavailable(error)) return new DomainError('unavailable')
  if (error instanceof QueueFullError || error instanceof WorkerLimitError) {
    return new DomainError('tooMany', copy.busy, { retryAfterSeconds: BUSY_SECONDS })
  }
  return new DomainError('serverError')
}

/** PostgreSQL error codes for text that cannot be stored and for numbers out of range. */
const UNSTORABLE = new Set(['22021', '22P05', '22003', '22P02'])

function isUnstorableText(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && UNSTORABLE.has(String(current.code))) return true
  }
  return false
}
