import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Counters } from './counters.ts'
import { logAtTimes } from './log-at-times.ts'
import { createMemoryCounter, toSharedOptions } from './memory-counter.ts'

const TABLE = 'sys_limit'

/**
 * As the library would make it, but unlogged: no counter waits for the disk, and after a crash of the database they begin
 * anew.
 */
const CREATE_TABLE = `create unlogged table if not exists ${TABLE} (
  key varchar(255) primary key, points integer not null default 0, expire bigint)`
/** Made by an earlier version. */
const UNLOG_TABLE = `alter table ${TABLE} set unlogged`
const IS_LOGGED = `select relpersistence = 'p' as logged from pg_class where oid = '${TABLE}'::regclass`

/**
 * Counts in the database, for all instances of the server together; in this process while the database fails, which is
 * logged.
 */
export async function createDatabaseCounters(pool: Pool, logger: Logger): Promise<Counters> {
  const logFailure = logAtTimes((error) =>
    logger.error({ err: error }, 'limits could not be counted in the database'),
  )
  const storeClient = {
    query: (statement: { text: string; values?: unknown[] }) =>
      pool.query(statement).catch((error) => {
        logFailure(error)
        throw error
      }),
  }
  // Where another instance makes the table at the same moment, the second look finds it.
  await pool.query(CREATE_TABLE).catch(() => pool.query(CREATE_TABLE))
  const { rows } = await pool.query<{ logged: boolean }>(IS_LOGGED)
  if (rows[0]?.logged === true) await pool.query(UNLOG_TABLE)

  const shared = { storeClient, storeType: 'pool', tableName: TABLE, tableCreated: true }
  // Removes the rows of all, some minutes after they have expired.
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
