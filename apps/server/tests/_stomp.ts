import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import WebSocket from 'ws'
import { createApp } from '../src/app.ts'
import type { AppContext } from '../src/context.ts'
import { readStatus } from '../src/domains/message/status.ts'
import { closeServer, listen } from '../src/listen.ts'
import { attachBroker, type Broker, type BrokerOptions } from '../src/platform/realtime/broker.ts'

/** A server with sockets on a free port. */
export interface TestBroker {
  readonly url: string
  readonly server: Server
  readonly broker: Broker
  close(): Promise<void>
}

export async function startBroker(
  context: AppContext,
  options: Partial<BrokerOptions> = {},
): Promise<TestBroker> {
  const server = await listen(createApp(context), {
    host: '127.0.0.1',
    port: 0,
    variable: 'API_PORT',
  })
  const broker = await attachBroker(server, context, {
    getStatus: (userId) => readStatus(context, userId),
    ...options,
  })
  // The address of a TCP server is an object.
  const { port } = server.address() as AddressInfo
  return {
    url: `ws://127.0.0.1:${port}/wss`,
    server,
    broker,
    async close() {
      await broker.stop()
      server.closeAllConnections()
      await closeServer(server)
    },
  }
}

/** Messages and close code of a socket. */
export interface TestSocket {
  readonly socket: WebSocket
  /** Received frames without heart-beats. */
  readonly frames: string[]
  /** Code of the close; undefined while it is open. */
  closed(): number | undefined
  send(text: string): void
}

export async function openSocket(
  url: string,
  options: WebSocket.ClientOptions = {},
): Promise<TestSocket> {
  const socket = new WebSocket(url, ['v12.stomp'], options)
  const frames: string[] = []
  let code: number | undefined
  socket.on('message', (data) => {
    const text = String(data)
    if (text !== '\n') frames.push(text)
  })
  socket.on('close', (value) => {
    code = value
  })
  await once(socket, 'open')
  return { socket, frames, closed: () => code, send: (text) => socket.send(text) }
}

/** Connects and subscribes as a user. */
export async function follow(
  { url }: TestBroker,
  context: AppContext,
  userId: string,
  seconds = 60,
): Promise<TestSocket> {
  const opened = await openSocket(url)
  const token = await context.tokens.sign(userId, seconds)
  opened.send(connectFrame(token))
  opened.send('SUBSCRIBE\nid:sub-0\nreceipt:r\ndestination:/user/queue/system\n\n\0')
  await until(() => opened.frames.some((frame) => frame.startsWith('RECEIPT')))
  return opened
}

export function connectFrame(token: string): string {
  return `CONNECT\naccept-version:1.2\nhost:x\nAuthorization:Bearer ${token}\n\n\0`
}

/** Pushed statuses in order. */
export function statuses({ frames }: TestSocket) {
  return frames
    .filter((frame) => frame.startsWith('MESSAGE'))
    .map((frame) => JSON.parse(frame.slice(frame.indexOf('\n\n') + 2, -1)))
}

export async function until(isTrue: () => boolean, timeoutMs = 8000): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('The condition was not met in time.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
