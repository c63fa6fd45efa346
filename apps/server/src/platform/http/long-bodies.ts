import type { Endpoint } from '@mozhan/api-client/contract'
import type { Context } from 'hono'
import { FairQueue } from '../workers/fair-queue.ts'
import type { Viewer } from './tokens.ts'

/** Minimum bytes of a long body. */
const MIN_LONG_BYTES = 32 * 1024
const MAX_WAITING = 200
const MAX_WAITING_PER_OWNER = 20

/**
 * Queues calls with long bodies, such as whole articles, in turns between users: each copies its text several times on the
 * thread that answers all calls, and writes it in one transaction.
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

/** @param concurrency long bodies that are processed at the same time */
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
 * Calls of visitors carry no texts and must not fill the queue of users. Files are not held as text. The length is
 * declared unless the body is chunked.
 */
function isLong({ endpoint, request }: BodyCall): boolean {
  const { access, body, bodyType = 'json' } = endpoint
  if (access !== 'session' || body === undefined || bodyType !== 'json') return false
  const declared = request.req.header('content-length')
  if (declared !== undefined) return Number(declared) >= MIN_LONG_BYTES
  return request.req.header('transfer-encoding') !== undefined
}
