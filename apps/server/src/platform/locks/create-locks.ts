import type { Logger } from 'pino'
import type { Store } from '../db/client.ts'
import { createLocalLocks, type Locks } from './locks.ts'
import { createPostgresLocks } from './postgres-locks.ts'

/** Uses PostgreSQL when several processes share it, else this process only. */
export function createLocks({ pool }: Store, logger: Logger): Locks {
  return pool === undefined ? createLocalLocks() : createPostgresLocks(pool, logger)
}
