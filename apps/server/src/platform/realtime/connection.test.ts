import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { type Connection, createConnection } from './connection.ts'

/** A socket whose peer does not read. */
class FullSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  sent = 0

  send(data: string | Buffer): void {
    this.sent++
    this.bufferedAmount += data.length
  }

  ping(): void {}

  terminate(): void {
    this.readyState = 3
  }
}

const host = {
  authenticate: () => Promise.reject(new Error()),
  admit: () => true,
  beatMs: 20_000,
  logger: { error() {} },
}
const BEAT = { type: 'beat', now: 0 } as const

it('disconnects a slow reader after a bounded number of bytes', () => {
  const socket = new FullSocket()
  // The fake has only the members that a connection uses.
  const connection = createConnection(socket as unknown as WebSocket, host)
  for (let at = 0; at < 10_000; at++) connection.send('x'.repeat(300))
  expect(socket.readyState).toBe(3)
  expect(socket.bufferedAmount).toBeLessThan(300_000)
})

it('is not admitted when it ended during the verification of its token', async () => {
  const socket = new FullSocket()
  const admitted: Connection[] = []
  const token = Promise.withResolvers<{ userId: string; loginId: undefined; expiresAt: number }>()
  const connection = createConnection(socket as unknown as WebSocket, {
    ...host,
    authenticate: () => token.promise,
    admit: (one) => admitted.push(one) > 0,
  })
  connection.dispatch({
    type: 'message',
    message: 'CONNECT\naccept-version:1.2\nAuthorization:Bearer t\n\n\0',
  })
  socket.terminate()
  token.resolve({ userId: '7', loginId: undefined, expiresAt: Date.now() + 60_000 })
  await new Promise(setImmediate)
  expect([admitted, connection.owner]).toEqual([[], undefined])
})

it('disconnects after two rounds without a message from the peer', () => {
  const socket = new FullSocket()
  const connection = createConnection(socket as unknown as WebSocket, host)
  connection.dispatch(BEAT)
  connection.dispatch(BEAT)
  connection.dispatch({ type: 'message', message: '\n' })
  connection.dispatch(BEAT)
  connection.dispatch(BEAT)
  expect(socket.readyState).toBe(1)
  connection.dispatch(BEAT)
  expect(socket.readyState).toBe(3)
})
