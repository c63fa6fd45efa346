import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createClient } from 'redis'
import type { News } from './events.ts'

const CHANNEL = 'mozhan:message'
/** Told instead of a person: some news may not have been told. */
const GAP = ''
/** How long a start waits for Redis; it listens whenever Redis comes. */
const PATIENCE_MS = 2000

/** Through Redis, for sites whose database should not carry it. */
export function createRedisNews(url: string, logger: Logger): News {
  const sender = createClient({ url, disableOfflineQueue: true })
  const listener = sender.duplicate({ disableOfflineQueue: false })
  let opening: Promise<unknown> | undefined
  for (const client of [sender, listener]) {
    client.on('error', (error) => logger.warn({ err: error }, 'redis does not answer'))
  }

  return {
    note: async () => {},
    publish(userIds) {
      if (userIds.size > 0) void tell([...userIds])
    },
    async listen(onNews, onGap) {
      opening ??= sender.connect()
      const listening = Promise.all([opening, listener.connect()])
        .then(() => listener.subscribe(CHANNEL, (told) => (told === GAP ? onGap() : onNews(told))))
        .then(() => {
          // Whatever was told while a connection was down is lost: here, and of the other one everywhere.
          listener.on('ready', onGap)
          sender.on('ready', () => void tell([GAP]))
          onGap()
        })
        .catch((error) => logger.error({ err: error }, 'news cannot be heard'))
      await Promise.race([listening, sleep(PATIENCE_MS, undefined, { ref: false })])
    },
    async stop() {
      if (listener.isOpen) listener.destroy()
      if (sender.isOpen) sender.destroy()
    },
  }

  async function tell(news: readonly string[]): Promise<void> {
    try {
      opening ??= sender.connect()
      await opening
      await Promise.all(news.map((each) => sender.publish(CHANNEL, each)))
    } catch (error) {
      logger.error({ err: error }, 'news could not be told')
    }
  }
}
