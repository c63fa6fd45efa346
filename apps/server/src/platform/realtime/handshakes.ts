import type { WebSocket } from 'ws'
import { type ConnectionHost, createConnection } from './connection.ts'
import type { Connections } from './connections.ts'

/** Time in ms within which a client must authenticate. */
const HANDSHAKE_MS = 5000
const MAX_HANDSHAKES = 5000

export interface HandshakeOptions {
  readonly connections: Connections
  readonly host: Omit<ConnectionHost, 'admit'>
}

/** Creates connections for sockets and counts those that are not authenticated yet. */
export interface Handshakes {
  isFull(): boolean
  start(socket: WebSocket): void
}

export function createHandshakes({ connections, host }: HandshakeOptions): Handshakes {
  let waiting = 0
  return {
    isFull: () => waiting >= MAX_HANDSHAKES,
    start(socket) {
      waiting++
      let timeout: NodeJS.Timeout | undefined = setTimeout(() => {
        connection.dispatch({ type: 'drop' })
        settle()
      }, HANDSHAKE_MS)
      const settle = () => {
        if (timeout === undefined) return
        clearTimeout(timeout)
        timeout = undefined
        waiting--
      }
      const connection = createConnection(socket, {
        ...host,
        admit(admitted) {
          settle()
          return connections.admit(admitted)
        },
      })
      connections.add(connection)
      socket.on('message', (data, isBinary) => {
        const message = isBinary ? undefined : data.toString()
        connection.dispatch({ type: 'message', message })
      })
      socket.on('pong', () => connection.dispatch({ type: 'pong' }))
      // The library has closed sockets with oversized or malformed frames already.
      socket.on('error', () => {})
      socket.on('close', () => {
        settle()
        connection.dispatch({ type: 'drop' })
        connections.remove(connection)
      })
    },
  }
}
