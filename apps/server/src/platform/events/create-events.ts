import type { Logger } from 'pino'
import type { Store } from '../db/client.ts'
import { createLocalEvents, type Events } from './events.ts'
import { createPostgresEvents } from './postgres-events.ts'
import { createRedisEvents } from './redis-events.ts'

/** Uses Redis if configured, else PostgreSQL when several processes share it, else this process only. */
export function createEvents(
  { redisUrl }: { readonly redisUrl?: string | undefined },
  store: Store,
  logger: Logger,
): Events {
  if (redisUrl !== undefined) return createRedisEvents(redisUrl, logger)
  return store.pool === undefined ? createLocalEvents() : createPostgresEvents(store.pool, logger)
}
