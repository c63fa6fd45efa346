import { once } from 'node:events'
import { FRAMES_TO_SERVER } from '@mozhan/fixtures/stomp-frames'
import { afterEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { AppContext } from '../src/context.ts'
import type { BrokerOptions } from '../src/platform/realtime/broker.ts'
import { createApi, createApis } from './_api.ts'
import { IDS } from './_content.ts'
import {
  connectFrame,
  follow,
  openSocket,
  startBroker,
  statuses,
  type TestBroker,
  until,
} from './_stomp.ts'
import { describeOnEveryStore, startMemoryServer, type TestServer } from './_util.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

async function start(context: AppContext, options?: Partial<BrokerOptions>): Promise<TestBroker> {
  const broker = await startBroker(context, options)
  cleanups.push(() => broker.close())
  return broker
}

const comment = (server: TestServer, content: string) =>
  createApi(server, IDS.zhou).comment.createComment({ body: { articleId: IDS.grid, content } })

describeOnEveryStore('the socket', (getServer) => {
  const api = createApis(getServer)
  it('pushes the status of a user to all sockets of that user only', async () => {
    const { context } = getServer()
    const broker = await start(context)
    const mine = [await follow(broker, context, IDS.lan), await follow(broker, context, IDS.lan)]
    const other = await follow(broker, context, IDS.zhou)
    await comment(getServer(), '推送')
    for (const socket of mine) {
      await until(() => statuses(socket).length === 1)
      expect(statuses(socket)[0]).toMatchObject({ userId: IDS.lan, comment: true })
    }
    expect(statuses(other)).toEqual([])
  })

  it('sends the newest status last after many changes', async () => {
    const { context } = getServer()
    const broker = await start(context)
    const socket = await follow(broker, context, IDS.lan)
    await Promise.all(Array.from({ length: 20 }, (_, at) => comment(getServer(), `多 ${at}`)))
    const data = await api(IDS.lan).message.getMessageStatus({ params: { userId: IDS.lan } })
    await until(() => statuses(socket).at(-1)?.revision === data.revision)
    const revisions = statuses(socket).map((status) => status.revision)
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b))
  })
})

describe('the socket', () => {
  let server: TestServer
  const open = async (options?: Partial<BrokerOptions>) => {
    server = await startMemoryServer()
    cleanups.push(() => server.close())
    return start(server.context, options)
  }

  it('refuses other origins and other paths', async () => {
    const { url } = await open()
    const refused = async (address: string, origin?: string) => {
      const socket = new WebSocket(address, { ...(origin === undefined ? {} : { origin }) })
      const [error] = await once(socket, 'error')
      return String(error)
    }
    expect(await refused(url, 'https://evil.test')).toContain('403')
    expect(await refused(url, 'null')).toContain('403')
    expect(await refused(url.replace('/wss', '/other'))).toContain('404')
    const own = await openSocket(url, { origin: server.context.config.siteUrl })
    expect(own.closed()).toBeUndefined()
    own.socket.terminate()
  })

  it('closes with a message when the token expires', async () => {
    const broker = await open({ beatMs: 100 })
    const socket = await follow(broker, server.context, IDS.lan, 3)
    await until(() => socket.closed() !== undefined)
    expect(socket.closed()).toBe(4401)
    expect(socket.frames.at(-1)).toMatch(/^ERROR\nmessage:token expired\ncode:1401\n/)
    expect(broker.broker.size()).toBe(0)
  })

  it('closes when the sign-in ends on another instance', async () => {
    const broker = await open({ beatMs: 100 })
    const { context } = server
    const socket = await openSocket(broker.url)
    socket.send(connectFrame(await context.tokens.sign(IDS.lan, 60, '77')))
    await until(() => socket.frames.length === 1)
    context.endedLogins.add('77')
    await until(() => socket.closed() === 4401)
  })

  it('detects a dead peer', async () => {
    const broker = await open({ beatMs: 100 })
    const socket = await follow(broker, server.context, IDS.lan)
    // Pings are not answered, as by a suspended computer.
    socket.socket.pause()
    await until(() => broker.broker.size() === 0)
    socket.socket.terminate()
  })

  it('ends only the connection that violates the protocol', async () => {
    const broker = await open()
    const { context } = server
    const good = await follow(broker, context, IDS.lan)
    const token = await context.tokens.sign(IDS.lan, 60)
    const after = [
      'SEND\ndestination:/user/queue/system\n\n{}\0',
      'SUBSCRIBE\ndestination:/user/queue/system\n\n\0',
      `SUBSCRIBE\nid:0\ndestination:/user/${IDS.zhou}/queue/system\n\n\0`,
      'SUBSCRIBE\nid:0\ndestination:/user/*/queue/**\n\n\0',
      'SUBSCRIBE\nid:0\ndestination:/queue/system-user1\n\n\0',
      'BEGIN\ntransaction:1\n\n\0',
      'NOTHING\n\n\0',
      'SUBSCRIBE\nno colon\n\n\0',
      'SUBSCRIBE\nid:a\\tb\n\n\0',
      'SUBSCRIBE\nid:0\ncontent-length:9\n\n\0',
      'SUBSCRIBE\nid:0',
      `SUBSCRIBE\n${'h:v\n'.repeat(100)}\n\0`,
      'x'.repeat(20_000),
    ]
    for (const text of after) {
      const bad = await openSocket(broker.url)
      bad.send(connectFrame(token))
      bad.send(text)
      await until(() => bad.closed() !== undefined)
      expect([1002, 1009]).toContain(bad.closed())
    }
    for (const text of [
      '',
      'SUBSCRIBE\nid:0\ndestination:/user/queue/system\n\n\0',
      'HACK\n\n\0',
    ]) {
      if (text === '') continue
      const bad = await openSocket(broker.url)
      bad.send(text)
      await until(() => bad.closed() === 1002)
    }
    const bytes = await openSocket(broker.url)
    bytes.socket.send(Buffer.from([0xff, 0xfe]))
    await until(() => bytes.closed() === 1002)
    await comment(server, '还在')
    await until(() => statuses(good).length === 1)
  })

  it('accepts any number of heart-beats, several frames per message, and CRLF', async () => {
    const broker = await open()
    const token = await server.context.tokens.sign(IDS.lan, 60)
    const socket = await openSocket(broker.url)
    socket.send('\n'.repeat(10_000))
    const subscribe =
      'SUBSCRIBE\r\nid:0\r\nreceipt:a\\cb\r\ndestination:/user/queue/system\r\n\r\n\0'
    socket.send(`\n${connectFrame(token)}\r\n\n${subscribe}\n`)
    await until(() => socket.frames.length === 2)
    expect(socket.frames[0]).toMatch(/^CONNECTED\nversion:1\.2\nheart-beat:20000,0\n/)
    expect(socket.frames[1]).toBe('RECEIPT\nreceipt-id:a\\cb\n\n\0')
    socket.send('DISCONNECT\nreceipt:bye\n\n\0')
    await until(() => socket.closed() === 1000)
    expect(socket.frames[2]).toBe('RECEIPT\nreceipt-id:bye\n\n\0')
  })

  it('requires a valid token', async () => {
    const broker = await open()
    const expired = await server.context.tokens.sign(IDS.lan, -5)
    for (const text of [
      'CONNECT\naccept-version:1.2\nhost:x\n\n\0',
      connectFrame('x.y.z'),
      connectFrame(expired),
    ]) {
      const socket = await openSocket(broker.url)
      socket.send(text)
      await until(() => socket.closed() !== undefined)
      expect(socket.closed()).toBe(4401)
      expect(socket.frames.join()).toMatch(/^ERROR\nmessage:token refused/)
    }
  })

  it('limits sockets per address with an IPv6 /64 as one, and frees closed ones', async () => {
    const { context } = server
    await open()
    // 0.002 of a thousand: two.
    const { url } = await start({ ...context, config: { ...context.config, rateLimits: 0.002 } })
    const from = (address: string) => openSocket(url, { headers: { 'x-forwarded-for': address } })
    const first = await from('2001:db8:9:9::1')
    await from('2001:db8:9:9::2')
    await expect(from('2001:db8:9:9::3')).rejects.toThrow('429')
    await from('2001:db8:9:8::1')
    first.socket.close()
    await until(() => first.closed() !== undefined)
    await from('2001:db8:9:9::3')
  })

  it('does not reject the token when the database is unreachable', async () => {
    await open()
    const { context } = server
    const away = { has: () => Promise.reject(new Error('away')), add() {} }
    const { url } = await start({ ...context, endedLogins: away })
    const socket = await openSocket(url)
    socket.send(connectFrame(await context.tokens.sign(IDS.lan, 60, '77')))
    await until(() => socket.closed() !== undefined)
    expect([socket.frames, socket.closed()]).toEqual([[], 1013])
  })

  it('closes after every malformed frame', async () => {
    const broker = await open()
    const token = await server.context.tokens.sign(IDS.lan, 60)
    for (const { title, message, isFirst = false } of FRAMES_TO_SERVER) {
      const socket = await openSocket(broker.url)
      if (!isFirst) socket.send(connectFrame(token))
      socket.send(message)
      await until(() => socket.closed() !== undefined)
      expect({ title, said: socket.frames.at(-1) }).toMatchObject({
        title,
        said: expect.stringMatching(/^ERROR\n/),
      })
    }
  })
})
