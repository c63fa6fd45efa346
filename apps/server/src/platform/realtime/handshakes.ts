import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import { Connection, type ConnectionHost } from './connection.ts'
import type { Connections } from './connections.ts'

/** A socket that has not said who it is by then is closed. */
const HANDSHAKE_MS = 5000
const MAX_HANDSHAKES = 5000

export interface HandshakeOptions {
  readonly connections: Connections
  readonly host: ConnectionHost
  readonly logger: Pick<Logger, 'error'>
}

/** Makes connections of sockets, and counts those that have not said yet who they are. */
export interface Handshakes {
  isFull(): boolean
  start(socket: WebSocket): void
}

export function createHandshakes({ connections, host, logger }: HandshakeOptions): Handshakes {
  let waiting = 0
  return {
    isFull: () => waiting >= MAX_HANDSHAKES,
    start(socket) {
      const connection = new Connection(socket, host)
      connections.add(connection)
      waiting++
      let timeout: NodeJS.Timeout | undefined = setTimeout(() => {
        if (connection.owner === undefined) connection.terminate()
        settle()
      }, HANDSHAKE_MS)
      const settle = () => {
        if (timeout === undefined) return
        clearTimeout(timeout)
        timeout = undefined
        waiting--
      }
      // What arrives while a token is being checked waits its turn.
      let queue = Promise.resolve()
      socket.on('message', (data, isBinary) => {
        const text = isBinary ? undefined : data.toString()
        queue = queue
          .then(() =>
            text === undefined ? connection.refuse('text only') : connection.receive(text),
          )
          .catch((error) => {
            logger.error({ err: error }, 'websocket message handler failed')
            connection.terminate()
          })
          .finally(() => {
            if (connection.owner !== undefined) settle()
          })
      })
      socket.on('pong', () => {
        connection.silentRounds = 0
      })
      // Oversized or broken frames of the WebSocket itself end here; the library has closed it already.
      socket.on('error', () => {})
      socket.on('close', () => {
        settle()
        connections.remove(connection)
      })
    },
  }
}
