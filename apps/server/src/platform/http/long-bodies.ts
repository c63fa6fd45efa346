import type { Endpoint } from '@mozhan/api-client/contract'
import type { Context } from 'hono'
import { FairQueue } from '../workers/fair-queue.ts'

/** Bytes from which a body is long. */
const LONG = 32 * 1024
const MAX_WAITING = 200
const MAX_WAITING_PER_OWNER = 20

/**
 * Calls with long bodies, such as whole articles, a few at a time and in turns between their senders: each copies its text
 * several times on the thread that answers all calls, and writes it in one transaction.
 */
export interface LongBodies {
  /**
   * @param owner who sends: a user id or an address
   * @throws QueueFullError when too many wait
   */
  run<Result>(call: BodyCall, owner: string, work: () => Promise<Result>): Promise<Result>
}

export interface BodyCall {
  readonly endpoint: Endpoint
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
    run: (call, owner, work) => (isLong(call) ? queue.run(owner, work) : work()),
  }
}

/** Files are not held as text. The length is declared unless the body comes in chunks. */
function isLong({ endpoint: { body, bodyType = 'json' }, request }: BodyCall): boolean {
  if (body === undefined || bodyType !== 'json') return false
  const declared = request.req.header('content-length')
  if (declared !== undefined) return Number(declared) >= LONG
  return request.req.header('transfer-encoding') !== undefined
}
