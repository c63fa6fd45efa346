import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { MessageStatus } from '@mozhan/api-client/contract'
import { connectStomp, Live } from '@mozhan/realtime'
import { afterAll, describe, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { parseStatus } from '../model/status.ts'

type Message = string | { base64: string } | Bulk
interface Bulk {
  prefix: string
  unit: string
  count: number
  suffix: string
}
interface Case {
  title: string
  direction: string
  messages: Message[]
}

const CORPUS = path.resolve(
  process.env.CORPORA_DIR ?? path.resolve(import.meta.dirname, '../../../../../shared/corpora'),
  'hostile/stomp-frames.json',
)
const USER = '1001'
const READ = { comment: false, thumhup: false, letter: false, system: false }
const CONNECTED = 'CONNECTED\nversion:1.2\nheart-beat:20000,0\n\n\0'
/** What is right, pushed after the hostile frames: a letter. */
const RIGHT = { ...READ, letter: true, revision: 9 }

/** Status that a case may show in between; of all others none. */
const TAKEN: Record<string, Partial<MessageStatus>> = {
  'plain message': { comment: true },
  'CRLF line ends': { comment: true },
  'heart-beats between frames': { comment: true },
  'two frames in one message': { comment: true },
  'header twice': { comment: true },
  'escapes in a header': { comment: true },
}
/** Frames that the client lives with on the same socket; after all others it comes back with a new one. */
const KEPT = new Set([
  ...Object.keys(TAKEN),
  ...['empty message', '100,000 heart-beats', 'message for an unknown subscription'],
  ...['CONNECTED with odd heart-beat', 'body is no JSON', 'body is null', 'flags as text'],
  ...['flags missing', 'other user', 'prototype key', 'wrapped in the response envelope'],
])

const cases: Case[] = existsSync(CORPUS)
  ? JSON.parse(readFileSync(CORPUS, 'utf8')).cases.filter(
      (each: Case) => each.direction === 'to client',
    )
  : []

const cleanups: (() => void)[] = []
afterAll(() => {
  for (const clean of cleanups.splice(0)) clean()
})

describe.skipIf(cases.length === 0)('hostile frames of the corpora', () => {
  it.concurrent.each(cases.map((each) => [each.title, each] as const))(
    '%s: no wrong dot, and what comes after it is heard',
    async (title, { messages }) => {
      const server = await serve(title, messages)
      const shown = follow(server.url)
      await expect.poll(() => shown.at(-1), { timeout: 8000 }).toMatchObject(RIGHT)
      const between = shown.slice(0, -1).filter((status) => isLit(status))
      const wanted = TAKEN[title]
      expect(between.every((status) => wanted && isLike(status, wanted))).toBe(true)
      expect(between.length > 0).toBe(wanted !== undefined)
      expect(server.connections()).toBe(KEPT.has(title) ? 1 : 2)
    },
  )
})

/** A server whose first socket says something hostile. */
async function serve(title: string, messages: readonly Message[]) {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  cleanups.push(() => sockets.close())
  let connections = 0
  sockets.on('connection', (socket) => {
    const isHostile = ++connections === 1
    const isFirstAnswer = /CONNECTED|HTTP/.test(title)
    socket.on('message', (data) => {
      const [command] = String(data).split('\n')
      if (command === 'CONNECT' && isHostile && isFirstAnswer) say(socket, messages)
      else if (command === 'CONNECT') socket.send(CONNECTED)
      else if (command === 'SUBSCRIBE') {
        const [, id = ''] = /^id:(.*)$/m.exec(String(data)) ?? []
        if (isHostile && !isFirstAnswer) say(socket, messages)
        const body = JSON.stringify({ userId: USER, ...RIGHT })
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

function say(socket: WebSocket, messages: readonly Message[]): void {
  for (const message of messages) {
    if (typeof message === 'string') socket.send(message)
    else if ('base64' in message)
      socket.send(Buffer.from(message.base64, 'base64'), { binary: false })
    else socket.send(message.prefix + message.unit.repeat(message.count) + message.suffix)
  }
}

/** Shows what a page would. */
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
      join: () => ({ tell() {}, leave() {} }),
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
