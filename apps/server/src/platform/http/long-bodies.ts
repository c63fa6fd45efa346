import type { Endpoint } from '@mozhan/api-client/contract'
import type { Context } from 'hono'
import { FairQueue } from '../workers/fair-queue.ts'
import type { Viewer } from './tokens.ts'

/** Bytes from which a body is long. */
const LONG = 32 * 1024
const MAX_WAITING = 200
const MAX_WAITING_PER_OWNER = 20

/**
 * Calls with long bodies, such as whole articles, a few at a time and in turns between their senders: each copies its text
 * several times on the thread that answers all calls, and writes it in one transaction.
 */
export interface LongBodies {
  /** @throws QueueFullError when too many wait */
  run<Result>(call: BodyCall, work: () => Promise<Result>): Promise<Result>
}

export interface BodyCall {
  readonly endpoint: Endpoint
  readonly viewer: Viewer | null
  readonly request: Context
}

/** @param concurrency long bodies at the same time */
export function createLongBodies(concurrency: number): LongBodies {
  const queue = new FairQueue({
    concurrency,
    maxWaiting: MAX_WAITING,
    maxWaitingPerOwner: MAX_WAITING_PER_OWNER,
  })
  return {
    run: (call, work) =>
      call.viewer !== null && isLong(call) ? queue.run(call.viewer.id, work) : work(),
  }
}

/**
 * Visitors send no texts, and must not fill the queue of those who do. Files are not held as text. The length is declared
 * unless the body comes in chunks.
 */
function isLong({ endpoint, request }: BodyCall): boolean {
  const { access, body, bodyType = 'json' } = endpoint
  if (access !== 'session' || body === undefined || bodyType !== 'json') return false
  const declared = request.req.header('content-length')
  if (declared !== undefined) return Number(declared) >= LONG
  return request.req.header('transfer-encoding') !== undefined
}
