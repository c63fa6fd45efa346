import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { messageStatusChannel } from '@mozhan/api-client/contract'
import { decodeJwt } from 'jose'
import { type WebSocket, WebSocketServer } from 'ws'
import type { AppContext } from '../../context.ts'
import { getStatus } from '../../domains/message/status.ts'
import { authenticate } from '../http/authenticate.ts'
import { createAddressCounter } from './address-counter.ts'
import { Connection, type Owner } from './connection.ts'
import { isOwnOrigin } from './own-origin.ts'
import { encodeFrame } from './stomp-frame.ts'

/** The sockets at `/wss`. */
export interface Broker {
  /** Connections that are open, signed in or not. */
  size(): number
  /** Asks everybody to come back later, elsewhere. */
  stop(): Promise<void>
}

export interface BrokerOptions {
  /** Between two heart-beats; also the pace at which dead sockets and ended tokens are found. @default 20 s */
  readonly beatMs?: number
}

const PATH = '/wss'
const MAX_FRAME_BYTES = 16 * 1024
/** A socket that has not said who it is by then is closed. */
const HANDSHAKE_MS = 5000
const MAX_HANDSHAKES = 5000
const MAX_PER_PERSON = 32
/** One timer visits a part of the connections at a time. */
const SLOTS = 20
const CLOSE_GOING_AWAY = 1001

/** Speaks STOMP 1.2 with browsers and tells each person's status whenever it changes, in any instance. */
export async function attachBroker(
  server: Server,
  context: AppContext,
  { beatMs = 20_000 }: BrokerOptions = {},
): Promise<Broker> {
  const { config, db, logger, news, tokens, endedLogins, clock } = context
  const people = new Map<string, Set<Connection>>()
  const addresses = createAddressCounter(config)
  const slots = Array.from({ length: SLOTS }, () => new Set<Connection>())
  /** People whose status is being read; true: it changed meanwhile. */
  const reading = new Map<string, boolean>()
  let handshakes = 0
  let nextSlot = 0
  let turnAt = 0
  let pushes = 0
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  })
  const host = { authenticate: findOwner, admit, beatMs }

  server.on('upgrade', upgrade)
  const timer = setInterval(turn, beatMs / SLOTS)
  timer.unref()
  await news.listen(
    (userId) => void push(userId),
    () => {
      for (const userId of people.keys()) void push(userId)
    },
  )
  return { size, stop }

  function size(): number {
    return slots.reduce((sum, slot) => sum + slot.size, 0)
  }

  function upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refusal =
      req.url?.split('?', 1)[0] !== PATH
        ? '404 Not Found'
        : !isOwnOrigin(req, config.siteUrl)
          ? '403 Forbidden'
          : handshakes >= MAX_HANDSHAKES
            ? '503 Service Unavailable'
            : addresses.isFull(req)
              ? '429 Too Many Requests\r\nretry-after: 60'
              : undefined
    if (refusal !== undefined) {
      socket.on('error', () => {})
      socket.end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
      return
    }
    const leave = addresses.enter(req)
    socket.once('close', leave)
    sockets.handleUpgrade(req, socket, head, welcome)
  }

  function welcome(socket: WebSocket): void {
    const connection = new Connection(socket, host)
    const slot = slots[nextSlot++ % SLOTS] as Set<Connection>
    slot.add(connection)
    handshakes++
    let patience: NodeJS.Timeout | undefined = setTimeout(() => {
      if (connection.owner === undefined) connection.terminate()
      settle()
    }, HANDSHAKE_MS)
    const settle = () => {
      if (patience === undefined) return
      clearTimeout(patience)
      patience = undefined
      handshakes--
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
          logger.error({ err: error }, 'a socket failed')
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
      slot.delete(connection)
      const { owner } = connection
      if (owner === undefined) return
      const own = people.get(owner.userId)
      own?.delete(connection)
      if (own?.size === 0) people.delete(owner.userId)
    })
  }

  async function findOwner(token: string): Promise<Owner> {
    const viewer = await authenticate({ access: 'session' }, `Bearer ${token}`, {
      tokens,
      endedLogins,
    })
    if (viewer === null) throw new Error('a session is needed')
    const { exp = 0 } = decodeJwt(token)
    return { userId: viewer.id, loginId: viewer.loginId, expiresAt: exp * 1000 }
  }

  function admit(connection: Connection): boolean {
    const { owner } = connection
    if (owner === undefined) return false
    const own = people.get(owner.userId) ?? new Set()
    if (own.size >= MAX_PER_PERSON) return false
    people.set(owner.userId, own.add(connection))
    return true
  }

  function turn(): void {
    const now = clock().getTime()
    for (const connection of slots[turnAt++ % SLOTS] ?? []) {
      const { owner } = connection
      connection.beat()
      if (owner === undefined) continue
      if (owner.expiresAt <= now) connection.expire()
      else if (owner.loginId !== undefined) {
        endedLogins.has(owner.loginId).then(
          (hasEnded) => hasEnded && connection.expire(),
          (error) => logger.error({ err: error }, 'ended sign-ins could not be read'),
        )
      }
    }
  }

  /** Reads the status once for all sockets of a person, and again if it changed meanwhile. */
  async function push(userId: string): Promise<void> {
    if (!people.has(userId)) return
    if (reading.has(userId)) {
      reading.set(userId, true)
      return
    }
    try {
      do {
        reading.set(userId, false)
        send(userId, JSON.stringify(await getStatus(db, userId)))
      } while (reading.get(userId) === true)
    } catch (error) {
      logger.error({ err: error }, 'a status could not be read')
      // Nobody may go on believing in an old one: who comes back, fetches.
      for (const connection of people.get(userId) ?? []) connection.close(CLOSE_GOING_AWAY)
    } finally {
      reading.delete(userId)
    }
  }

  function send(userId: string, body: string): void {
    const frames = new Map<string, Buffer>()
    const messageId = `m-${++pushes}`
    for (const connection of people.get(userId) ?? []) {
      for (const id of connection.subscriptions) {
        const frame = frames.get(id) ?? encode(id, messageId, body)
        frames.set(id, frame)
        connection.send(frame)
      }
    }
  }

  async function stop(): Promise<void> {
    clearInterval(timer)
    server.off('upgrade', upgrade)
    await news.stop()
    const open = slots.flatMap((slot) => [...slot])
    for (const connection of open) connection.close(CLOSE_GOING_AWAY)
    setTimeout(() => {
      for (const connection of open) connection.terminate()
    }, 1000).unref()
    sockets.close()
  }
}

function encode(subscription: string, messageId: string, body: string): Buffer {
  const { destination } = messageStatusChannel
  const headers = {
    ...{ destination, subscription, 'message-id': messageId },
    'content-type': 'application/json',
  }
  return Buffer.from(encodeFrame('MESSAGE', headers, body))
}
