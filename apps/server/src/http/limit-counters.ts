import type { Pool } from 'pg'
import type { Logger } from 'pino'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'

/** What is counted: `points` acts within `duration` seconds. */
export interface CounterOptions {
  readonly keyPrefix: string
  readonly points: number
  readonly duration: number
}

export type CreateCounter = (options: CounterOptions) => RateLimiterAbstract

const TABLE = 'sys_limit'

/** Counts in this process. */
export const countInMemory: CreateCounter = (options) => new RateLimiterMemory(options)

/**
 * Counts in the database, for all instances of the server together; in this process while the database fails, which is
 * logged. The table is the library's own, and made here.
 */
export async function createDatabaseCounters(pool: Pool, logger: Logger): Promise<CreateCounter> {
  const storeClient = {
    query: (statement: { text: string; values?: unknown[] }) =>
      pool.query(statement).catch((error) => {
        logger.error({ err: error }, 'limits could not be counted in the database')
        throw error
      }),
  }
  const shared = { storeClient, storeType: 'pool', tableName: TABLE }
  const makeTable = () =>
    new Promise<void>((resolve, reject) => {
      const options = { ...shared, keyPrefix: TABLE, points: 1, duration: 1 }
      // This one also removes old rows, for all of them.
      new RateLimiterPostgres(options, (error) => (error ? reject(error) : resolve()))
    })
  // Where another instance made the table at the same moment, the second look finds it.
  await makeTable().catch(makeTable)
  return (options) =>
    new RateLimiterPostgres({
      ...shared,
      ...options,
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: countInMemory(options),
    })
}
