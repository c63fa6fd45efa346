import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { MessageStatus } from '@mozhan/api-client/contract'
import {
  type ClientCase,
  FRAMES_TO_CLIENT,
  STOMP_USER as USER,
} from '@mozhan/fixtures/stomp-frames'
import { connectStomp, Live } from '@mozhan/realtime'
import { afterAll, describe, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { parseStatus } from '../model/status.ts'

const READ = { comment: false, thumhup: false, letter: false, system: false }
const CONNECTED = 'CONNECTED\nversion:1.2\nheart-beat:20000,0\n\n\0'
/** The valid status that is pushed after the hostile frames. */
const VALID = { ...READ, letter: true, revision: 9 }

const cleanups: (() => void)[] = []
afterAll(() => {
  for (const clean of cleanups.splice(0)) clean()
})

describe('hostile frames', () => {
  it.concurrent.each(FRAMES_TO_CLIENT.map((each) => [each.title, each] as const))(
    '%s: sets no wrong flag, and later pushes arrive',
    async (_, hostile) => {
      const server = await serve(hostile)
      const shown = follow(server.url)
      await expect.poll(() => shown.at(-1), { timeout: 8000 }).toMatchObject(VALID)
      const between = shown.slice(0, -1).filter((status) => isLit(status))
      expect(between.every((status) => isLike(status, { comment: true }))).toBe(true)
      expect(between.length > 0).toBe(hostile.outcome === 'taken')
      expect(server.connections()).toBe(hostile.outcome === 'reconnects' ? 2 : 1)
    },
  )
})

/** A server that sends hostile frames on its first socket. */
async function serve({ messages, isFirst }: ClientCase) {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  cleanups.push(() => sockets.close())
  let connections = 0
  sockets.on('connection', (socket) => {
    const isHostile = ++connections === 1
    socket.on('message', (data) => {
      const [command] = String(data).split('\n')
      if (command === 'CONNECT' && isHostile && isFirst) send(socket, messages)
      else if (command === 'CONNECT') socket.send(CONNECTED)
      else if (command === 'SUBSCRIBE') {
        const [, id = ''] = /^id:(.*)$/m.exec(String(data)) ?? []
        if (isHostile && !isFirst) send(socket, messages)
        const body = JSON.stringify({ userId: USER, ...VALID })
        socket.send(
          `MESSAGE\ndestination:/user/queue/system\nsubscription:${id}\nmessage-id:9\n\n${body}\0`,
        )
      }
    })
  })
  await once(sockets, 'listening')
  // A TCP server's address is an object.
  const { port } = sockets.address() as AddressInfo
  return { url: `ws://127.0.0.1:${port}/wss`, connections: () => connections }
}

function send(socket: WebSocket, messages: ClientCase['messages']): void {
  for (const message of messages) socket.send(message, { binary: false })
}

/** Records the statuses that a page would show. */
function follow(url: string): MessageStatus[] {
  const shown: MessageStatus[] = []
  const live = new Live<MessageStatus>(
    {
      fetch: async () => ({ userId: USER, ...READ, counts: undefined, revision: 1 }),
      parse: (body) => parseStatus(body, USER),
      getToken: () => 'token',
      connect: (token, events) =>
        connectStomp({ url, token, destination: '/user/queue/system' }, events),
      lead: (onLead) => {
        onLead()
        return () => {}
      },
      join: () => ({ send() {}, leave() {} }),
      later: (ms, work) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
      random: () => 0,
    },
    (status) => shown.push(status),
  )
  cleanups.push(() => live.stop())
  return shown
}

const isLit = ({ comment, thumhup, letter, system }: MessageStatus) =>
  comment || thumhup || letter || system

const isLike = (status: MessageStatus, wanted: Partial<MessageStatus>) =>
  JSON.stringify({ ...status, ...wanted }) === JSON.stringify(status)
