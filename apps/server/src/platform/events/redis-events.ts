import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createClient } from 'redis'
import type { Events } from './events.ts'

const CHANNEL = 'mozhan:message'
/** Empty payload: events may have been lost; consumers must resynchronise. */
const GAP = ''
/** Time in ms that a start waits for Redis. The subscription follows when Redis is reachable. */
const TIMEOUT_MS = 2000

/** Uses Redis, for sites whose database should not carry events. */
export function createRedisEvents(url: string, logger: Logger): Events {
  const sender = createClient({ url, disableOfflineQueue: true })
  const listener = sender.duplicate({ disableOfflineQueue: false })
  let opening: Promise<unknown> | undefined
  for (const client of [sender, listener]) {
    client.on('error', (error) => logger.warn({ err: error }, 'redis connection failed'))
  }

  return {
    publishInTransaction: async () => {},
    publish(userIds) {
      if (userIds.size > 0) void send([...userIds])
    },
    async listen(onChange, onGap) {
      opening ??= sender.connect()
      const listening = Promise.all([opening, listener.connect()])
        .then(() =>
          listener.subscribe(CHANNEL, (payload) => (payload === GAP ? onGap() : onChange(payload))),
        )
        .then(() => {
          // A reconnected listener may have missed events; a reconnected sender may have lost events for all instances.
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
