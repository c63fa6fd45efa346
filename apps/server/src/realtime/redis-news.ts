import type { Logger } from 'pino'
import { createClient } from 'redis'
import type { News } from './news.ts'

const CHANNEL = 'mozhan:message'

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
      if (userIds.size === 0) return
      opening ??= sender.connect()
      opening
        .then(() => Promise.all([...userIds].map((userId) => sender.publish(CHANNEL, userId))))
        .catch((error) => logger.error({ err: error }, 'news could not be told'))
    },
    async listen(onNews, onGap) {
      opening ??= sender.connect()
      await Promise.all([opening, listener.connect()])
      await listener.subscribe(CHANNEL, onNews)
      // Whatever was told while either connection was down is lost.
      listener.on('ready', onGap)
      sender.on('ready', onGap)
    },
    async stop() {
      if (listener.isOpen) listener.destroy()
      if (sender.isOpen) sender.destroy()
    },
  }
}
