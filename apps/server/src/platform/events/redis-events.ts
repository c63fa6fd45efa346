import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createClient } from 'redis'
import type { Events } from './events.ts'

const CHANNEL = 'mozhan:message'
/** Sent instead of a user id: events may have been lost, so receivers must read everything again. */
const GAP = ''
/** How long a start waits for Redis; it listens whenever Redis comes. */
const TIMEOUT_MS = 2000

/** Through Redis, for sites whose database should not carry it. */
export function createRedisEvents(url: string, logger: Logger): Events {
  const sender = createClient({ url, disableOfflineQueue: true })
  const listener = sender.duplicate({ disableOfflineQueue: false })
  let opening: Promise<unknown> | undefined
  for (const client of [sender, listener]) {
    client.on('error', (error) => logger.warn({ err: error }, 'redis does not answer'))
  }

  return {
    note: async () => {},
    announce(userIds) {
      if (userIds.size > 0) void send([...userIds])
    },
    async listen(onChange, onGap) {
      opening ??= sender.connect()
      const listening = Promise.all([opening, listener.connect()])
        .then(() =>
          listener.subscribe(CHANNEL, (payload) => (payload === GAP ? onGap() : onChange(payload))),
        )
        .then(() => {
          // Events sent while the listener was down are lost here; those of this process while the sender was down, everywhere.
          listener.on('ready', onGap)
          sender.on('ready', () => void send([GAP]))
          onGap()
        })
        .catch((error) => logger.error({ err: error }, 'could not subscribe to events'))
      await Promise.race([listening, sleep(TIMEOUT_MS, undefined, { ref: false })])
    },
    async stop() {
      if (listener.isOpen) listener.destroy()
      if (sender.isOpen) sender.destroy()
    },
  }

  async function send(payloads: readonly string[]): Promise<void> {
    try {
      opening ??= sender.connect()
      await opening
      await Promise.all(payloads.map((payload) => sender.publish(CHANNEL, payload)))
    } catch (error) {
      logger.error({ err: error }, 'could not publish events')
    }
  }
}
