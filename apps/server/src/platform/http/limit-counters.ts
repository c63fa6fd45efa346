import type { Logger } from 'pino'
import type { Store } from '../db/client.ts'
import type { RateLimitCounters } from './counters.ts'
import { createDatabaseCounters } from './database-counters.ts'
import { createMemoryCounter } from './memory-counter.ts'
import { createRedisCounters } from './redis-counters.ts'

/** Counts in this process. */
export const memoryCounters: RateLimitCounters = {
  create: createMemoryCounter,
  stop: async () => {},
}

/** Counts in Redis if configured, else in PostgreSQL when several processes share it, else in this process. */
export async function createCounters(
  { redisUrl }: { readonly redisUrl?: string | undefined },
  { kind, pool }: Pick<Store, 'kind' | 'pool'>,
  logger: Logger,
): Promise<RateLimitCounters> {
  if (redisUrl !== undefined) return createRedisCounters(redisUrl, logger)
  return kind === 'postgres' && pool !== undefined
    ? createDatabaseCounters(pool, logger)
    : memoryCounters
}
