import type { Logger } from 'pino'
import type { Store } from './client.ts'

/** Any number that nothing else on the database server locks; the migrations have the one before it. */
const START_LOCK = 314_159_266

/**
 * Does what prepares a database while no other process does: tables, the library's tables, the first content. Those that
 * start at the same moment wait. The embedded database has one process only.
 */
export async function withStartLock<Result>(
  { pool }: Pick<Store, 'pool'>,
  logger: Pick<Logger, 'info'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (pool === undefined) return work()
  const client = await pool.connect()
  try {
    // The process that holds the lock may have long tables to migrate.
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [START_LOCK])
    if (!rows[0]?.taken) {
      logger.info('waiting for another process that is starting')
      await client.query('select pg_advisory_lock($1)', [START_LOCK])
    }
    return await work()
  } finally {
    // The lock ends with its connection, whatever has happened.
    client.release(true)
  }
}
