import type { Logger } from 'pino'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { createClient } from 'redis'
import type { Counters } from './counters.ts'
import { logAtTimes } from './log-at-times.ts'
import { toSharedOptions } from './memory-counter.ts'

const PREFIX = 'mozhan:limit'
/** A counter that takes longer is not waited for: the process counts instead. */
const COMMAND_MS = 500

/** Counts in Redis, for all instances together; in this process while Redis is away, which is logged. */
export function createRedisCounters(url: string, logger: Logger): Counters {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_MS },
  })
  const logFailure = logAtTimes((error) =>
    logger.warn({ err: error }, 'limits could not be counted in Redis'),
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
