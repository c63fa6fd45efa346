import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import type { Database, Store } from '../db/client.ts'
import { DomainError } from '../http/errors.ts'
import { FairQueue, QueueFullError } from '../workers/fair-queue.ts'
import { WorkerLimitError, type WorkerPool } from '../workers/worker-pool.ts'
import { copy } from './copy.ts'
import { createRarities, type GetRarities } from './rarity.ts'

type SearchTasks = typeof import('./search-tasks.ts')

export type SearchWorkers = WorkerPool<SearchTasks>

/** The dependencies of one search, bound to its owner. */
export interface Search {
  readonly db: Database
  readonly getRarities: GetRarities
  readonly run: RunTask
}

type RunTask = <Name extends keyof SearchTasks>(
  name: Name,
  input: Parameters<SearchTasks[Name]>[0]['input'],
) => Promise<Awaited<ReturnType<SearchTasks[Name]>>>

export interface Searches {
  /**
   * Runs a search. Owners take turns.
   * @param owner a user id or an address
   * @throws DomainError `tooMany` when too many searches are waiting, or on a timeout
   */
  run<Result>(owner: string, work: (search: Search) => Promise<Result>): Promise<Result>
}

/**
 * Concurrent searches. One core is left to other calls: with two cores, more searches at once do not take less time
 * together, but other calls wait twice as long. The embedded database has one session, which runs one statement at a time.
 */
const CONCURRENCY = { pglite: 1, postgres: Math.min(3, Math.max(1, availableParallelism() - 1)) }
const MAX_WAITING = 300
const MAX_WAITING_PER_OWNER = 60
/** Timeout of one search in ms, without its waiting time. */
const TIMEOUT_MS = 3000
const RETRY_SECONDS = 5
/** SQLSTATE of a statement that exceeded `statement_timeout`. */
const STATEMENT_CANCELED = '57014'

export interface SearchesOptions {
  readonly store: Pick<Store, 'kind' | 'db'>
  readonly clock: () => Date
  readonly logger: Pick<Logger, 'warn'>
}

export function createSearches(
  { store, clock, logger }: SearchesOptions,
  workers: SearchWorkers,
): Searches {
  const getRarities = createRarities(clock)
  const queue = new FairQueue({
    concurrency: CONCURRENCY[store.kind],
    maxWaiting: MAX_WAITING,
    maxWaitingPerOwner: MAX_WAITING_PER_OWNER,
  })
  return {
    async run(owner, work) {
      try {
        return await queue.run(owner, () => {
          const timeout = AbortSignal.timeout(TIMEOUT_MS)
          const run: RunTask = (name, input) => {
            timeout.throwIfAborted()
            // Each task has its own input type; the type of the pool is their intersection.
            return workers.run(name, input as never, owner) as never
          }
          return work({ db: store.db, getRarities, run })
        })
      } catch (error) {
        if (error instanceof QueueFullError) throw refuse(copy.busy)
        if (!isTimeout(error)) throw error
        logger.warn({ owner, err: error }, 'search timed out')
        throw refuse(copy.tooMuch)
      }
    },
  }
}

function refuse(sentence: string): DomainError {
  return new DomainError('tooMany', sentence, { retryAfterSeconds: RETRY_SECONDS })
}

function isTimeout(error: unknown): boolean {
  if (error instanceof WorkerLimitError) return true
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === STATEMENT_CANCELED) return true
  }
  return error instanceof DOMException && error.name === 'TimeoutError'
}
