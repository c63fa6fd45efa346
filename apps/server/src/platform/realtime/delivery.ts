import { messageStatusTopic } from '@mozhan/api-client/contract'
import type { Logger } from 'pino'
import type { Connections } from './connections.ts'
import { encodeFrame } from './stomp-frame.ts'
import { CLOSE_GOING_AWAY } from './stomp-session.ts'

/** Reads the status of a user. */
export type GetStatus = (userId: string) => Promise<object>

export interface DeliveryOptions {
  readonly connections: Connections
  readonly getStatus: GetStatus
  readonly logger: Pick<Logger, 'error'>
}

/** Sends the status to users. */
export interface Delivery {
  /** Reads the status once for all sockets of a user, and again if it changed meanwhile. */
  push(userId: string): Promise<void>
  pushAll(): void
}

export function createDelivery({ connections, getStatus, logger }: DeliveryOptions): Delivery {
  /** Users whose status is being read; true: it has changed meanwhile. */
  const reading = new Map<string, boolean>()
  let pushes = 0
  return {
    push,
    pushAll() {
      for (const userId of connections.userIds()) void push(userId)
    },
  }

  async function push(userId: string): Promise<void> {
    if (!connections.hasUser(userId)) return
    if (reading.has(userId)) {
      reading.set(userId, true)
      return
    }
    try {
      do {
        reading.set(userId, false)
        send(userId, JSON.stringify(await getStatus(userId)))
      } while (reading.get(userId) === true)
    } catch (error) {
      logger.error({ err: error }, 'could not read the status of a user')
      // A client must not keep an outdated status; it reads it again after reconnecting.
      for (const connection of connections.ofUser(userId)) {
        connection.dispatch({ type: 'end', code: CLOSE_GOING_AWAY })
      }
    } finally {
      reading.delete(userId)
    }
  }

  function send(userId: string, body: string): void {
    const frames = new Map<string, Buffer>()
    const messageId = `m-${++pushes}`
    for (const connection of connections.ofUser(userId)) {
      for (const id of connection.subscriptions) {
        const frame = frames.get(id) ?? encode(id, messageId, body)
        frames.set(id, frame)
        connection.send(frame)
      }
    }
  }
}

function encode(subscription: string, messageId: string, body: string): Buffer {
  const { destination } = messageStatusTopic
  const headers = {
    ...{ destination, subscription, 'message-id': messageId },
    'content-type': 'application/json',
  }
  return Buffer.from(encodeFrame('MESSAGE', headers, body))
}
