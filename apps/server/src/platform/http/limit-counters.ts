import type { Logger } from 'pino'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Config } from '../../config.ts'
import type { Store } from '../db/client.ts'
import { createDatabaseCounters } from './database-counters.ts'
import { createMemoryCounter } from './memory-counter.ts'
import { createRedisCounters } from './redis-counters.ts'

/** What is counted: `points` acts within `duration` seconds. */
export interface CounterOptions {
  readonly keyPrefix: string
  readonly points: number
  readonly duration: number
  /** Each process may count for itself where a shared counter would cost more than what it counts. */
  readonly isLocal?: boolean | undefined
  /** Nothing is ever taken back: a key that was refused is refused from memory until its window ends. */
  readonly isFinal?: boolean
}

/** Where acts are counted. */
export interface Counters {
  create(options: CounterOptions): RateLimiterAbstract
  stop(): Promise<void>
}

/** Counts in this process. */
export const memoryCounters: Counters = {
  create: createMemoryCounter,
  stop: async () => {},
}

/** In Redis where it is configured, else in the database where several processes share it, else in this process. */
export async function createCounters(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  { kind, pool }: Pick<Store, 'kind' | 'pool'>,
  logger: Logger,
): Promise<Counters> {
  if (redisUrl !== undefined) return createRedisCounters(redisUrl, logger)
  return kind === 'postgres' && pool !== undefined
    ? createDatabaseCounters(pool, logger)
    : memoryCounters
}
