import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Store } from '../db/client.ts'
import { createLocalNews, type News } from './events.ts'
import { createPostgresNews } from './postgres-events.ts'
import { createRedisNews } from './redis-events.ts'

/** Redis where it is configured, else the database where several processes share it, else this process alone. */
export function createNews({ redisUrl }: Config, store: Store, logger: Logger): News {
  if (redisUrl !== undefined) return createRedisNews(redisUrl, logger)
  return store.pool === undefined ? createLocalNews() : createPostgresNews(store.pool, logger)
}
