import type { Logger } from 'pino'
import type { Database, Store } from '../db/client.ts'
import { DomainError } from '../http/errors.ts'
import { FairQueue, QueueFullError } from '../workers/fair-queue.ts'
import { WorkerLimitError, type WorkerPool } from '../workers/worker-pool.ts'
import { copy } from './copy.ts'
import { createRarities, type GetRarities } from './rarity.ts'

type SearchTasks = typeof import('./search-tasks.ts')

export type SearchWorkers = WorkerPool<SearchTasks>

/** One search: what its steps ask, on whose behalf. */
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
   * Runs a search, in turns between those who search.
   * @param owner who searches: a user id or an address
   * @throws DomainError `tooMany` where too many wait, or where it took more time than it may
   */
  run<Result>(owner: string, work: (search: Search) => Promise<Result>): Promise<Result>
}

/** Searches at the same time: of one session the embedded database answers one statement after another. */
const CONCURRENCY = { pglite: 2, postgres: 3 } as const
const MAX_WAITING = 300
const MAX_WAITING_PER_OWNER = 60
/** ms that one search may take, its waiting not counted. */
const TIMEOUT_MS = 3000
const RETRY_SECONDS = 5
/** What PostgreSQL says of a statement that exceeded `statement_timeout`. */
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
            // Every task of the module takes its own input; the pool's type says the same of all of them at once.
            return workers.run(name, input as never, owner) as never
          }
          return work({ db: store.db, getRarities, run })
        })
      } catch (error) {
        if (error instanceof QueueFullError) throw refuse(copy.busy)
        if (!isTimeout(error)) throw error
        logger.warn('search exceeded its time limit')
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
