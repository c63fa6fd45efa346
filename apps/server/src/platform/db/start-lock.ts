import type { Logger } from 'pino'
import type { Store } from './client.ts'

/** An arbitrary advisory lock key; the migrations use the number before it. */
const START_LOCK = 314_159_266

/**
 * Runs the preparation of a database (tables, tables of libraries, first content) in one process at a time. Other processes
 * that are starting wait. The embedded database has only one process.
 */
export async function withStartLock<Result>(
  { pool }: Pick<Store, 'pool'>,
  logger: Pick<Logger, 'info'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (pool === undefined) return work()
  const client = await pool.connect()
  try {
    // The process that holds the lock may be migrating large tables.
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [START_LOCK])
    if (!rows[0]?.taken) {
      logger.info('waiting for the start of another process')
      await client.query('select pg_advisory_lock($1)', [START_LOCK])
    }
    return await work()
  } finally {
    // Ending the connection always releases the lock.
    client.release(true)
  }
}
