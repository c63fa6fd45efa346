import type { Logger } from 'pino'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { createClient } from 'redis'
import type { RateLimitCounters } from './counters.ts'
import { toSharedOptions } from './memory-counter.ts'
import { throttleLog } from './throttle-log.ts'

const PREFIX = 'mozhan:limit'
/** Timeout of a command in ms; then this process counts for itself. */
const COMMAND_MS = 500

/** Counts in Redis for all instances. While Redis is unreachable, which is logged, each process counts for itself. */
export function createRedisCounters(url: string, logger: Logger): RateLimitCounters {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_MS },
  })
  const logFailure = throttleLog((error) =>
    logger.warn({ err: error }, 'could not count rate limits in Redis'),
  )
  client.on('error', logFailure)
  client.connect().catch(logFailure)
  return {
    create: (options) =>
      new RateLimiterRedis({
        ...toSharedOptions(options),
        keyPrefix: `${PREFIX}:${options.keyPrefix}`,
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
      }),
    async stop() {
      if (client.isOpen) client.destroy()
    },
  }
}
