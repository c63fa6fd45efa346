import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { RateLimitCounters } from './counters.ts'
import { createMemoryCounter, toSharedOptions } from './memory-counter.ts'
import { throttleLog } from './throttle-log.ts'

const TABLE = 'sys_limit'

/**
 * Has the columns of the table of rate-limiter-flexible, but is unlogged: counters do not wait for the disk and start again
 * at zero after a crash of the database.
 */
const CREATE_TABLE = `create unlogged table if not exists ${TABLE} (
  key varchar(255) primary key, points integer not null default 0, expire bigint)`
/** An earlier version of this server created the table as a logged one. */
const UNLOG_TABLE = `alter table ${TABLE} set unlogged`
const IS_LOGGED = `select relpersistence = 'p' as logged from pg_class where oid = '${TABLE}'::regclass`

/**
 * Rate limit counters in PostgreSQL, shared by all instances. While the database is unreachable, which is logged, each process
 * counts for itself (`insuranceLimiter` in `toSharedOptions`).
 */
export async function createDatabaseCounters(
  pool: Pool,
  logger: Logger,
): Promise<RateLimitCounters> {
  const logFailure = throttleLog((error) =>
    logger.error({ err: error }, 'could not count rate limits in the database'),
  )
  const storeClient = {
    query: (statement: { text: string; values?: unknown[] }) =>
      pool.query(statement).catch((error) => {
        logFailure(error)
        throw error
      }),
  }
  // When another instance creates the table at the same moment, the second attempt finds it.
  await pool.query(CREATE_TABLE).catch(() => pool.query(CREATE_TABLE))
  const { rows } = await pool.query<{ logged: boolean }>(IS_LOGGED)
  if (rows[0]?.logged === true) await pool.query(UNLOG_TABLE)

  const shared = { storeClient, storeType: 'pool', tableName: TABLE, tableCreated: true }
  // This instance only starts the library's periodic deletion of expired rows of all counters.
  new RateLimiterPostgres({ ...shared, keyPrefix: TABLE, points: 1, duration: 1 })
  return {
    create: (options) =>
      options.isLocal
        ? createMemoryCounter(options)
        : new RateLimiterPostgres({
            ...shared,
            ...toSharedOptions(options),
            clearExpiredByTimeout: false,
          }),
    stop: async () => {},
  }
}
