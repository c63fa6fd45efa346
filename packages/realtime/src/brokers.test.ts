import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Client } from '@stomp/stompjs'
import { afterEach, describe, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { connectStomp, type StompOptions } from './connect-stomp.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

/** Connects and records the events of the socket. */
function record(options: StompOptions) {
  const events: string[] = []
  const socket = connectStomp(options, {
    onReady: () => events.push('ready'),
    onBody: (body) => events.push(body),
    onEnd: (end) => events.push(end),
  })
  cleanups.push(() => socket.close())
  return events
}

/**
 * Imitates Spring's simple broker (StompSubProtocolHandler with SimpleBrokerMessageHandler, according to its documentation
 * and source; Spring itself is not run here). It answers CONNECT with the negotiated heart-beats and the user name, sends no
 * receipt for SUBSCRIBE, names the user's queue after the session, and sends ERROR before it closes the socket.
 */
async function startSpring(onSubscribe: (socket: WebSocket, id: string) => void) {
  const subscribed: string[] = []
  const url = await startServer((socket) => {
    socket.on('message', (data) => {
      const text = String(data)
      const read = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1] ?? ''
      if (text.startsWith('CONNECT') && read('Authorization') !== 'Bearer good') {
        socket.send('ERROR\nmessage:Failed to send message\\c AccessDenied\ncontent-length:0\n\n\0')
        socket.close(1002)
      } else if (text.startsWith('CONNECT')) {
        const [, wanted] = read('heart-beat').split(',')
        socket.send(
          `CONNECTED\nversion:1.2\nheart-beat:${Number(wanted) > 0 ? 10000 : 0},10000\nuser-name:lan\n\n\0`,
        )
      } else if (text.startsWith('SUBSCRIBE')) {
        subscribed.push(read('destination'))
        onSubscribe(socket, read('id'))
      }
    })
  })
  return { url, subscribed }
}

/** Starts a WebSocket server. @returns its address */
async function startServer(onConnection: (socket: WebSocket) => void): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  cleanups.push(() => server.close())
  server.on('connection', onConnection)
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  return `ws://127.0.0.1:${port}/wss`
}

describe('a broker that behaves like Spring’s simple broker', () => {
  const destination = '/user/queue/system'

  it('delivers messages under any name of the session queue', async () => {
    const { url, subscribed } = await startSpring((socket, id) => {
      socket.send('\n')
      const body = '{"userId":"1","comment":true,"name":"评论"}'
      const length = Buffer.byteLength(body)
      socket.send(
        `MESSAGE\ndestination:/user/queue/system\ncontent-type:application/json;charset=UTF-8\nsubscription:${id}\nmessage-id:0b2c-0\ncontent-length:${length}\n\n${body}\0`,
      )
      socket.send(
        `MESSAGE\ndestination:/queue/system-user0b2c\nsubscription:${id}\nmessage-id:0b2c-1\ncontent-length:2\n\n{}\0`,
      )
    })
    const events = record({ url, token: 'good', destination })
    await expect
      .poll(() => events)
      .toEqual(['ready', '{"userId":"1","comment":true,"name":"评论"}', '{}'])
    expect(subscribed).toEqual([destination])
  })

  it('ends as lost on a refused token, because it sends no code for it', async () => {
    const { url } = await startSpring((socket) => socket.terminate())
    const refused = record({ url, token: 'bad', destination })
    await expect.poll(() => refused).toEqual(['lost'])
    const lost = record({ url, token: 'good', destination })
    await expect.poll(() => lost).toEqual(['ready', 'lost'])
  })

  it('ends as lost on a later failure', async () => {
    const { url } = await startSpring((socket) => {
      socket.send('ERROR\nmessage:Session closed.\ncontent-length:0\n\n\0')
      socket.close(1002)
    })
    const events = record({ url, token: 'good', destination })
    await expect.poll(() => events).toEqual(['ready', 'lost'])
  })
})

it.each([
  ['refuses an expired token', 'ERROR\ncode:1401\n\n\0', 4401, 'refused'],
  ['refuses it by the close code only', undefined, 4401, 'refused'],
  ['ends as lost while it cannot verify a token', undefined, 1013, 'lost'],
])('the broker of this project %s', async (_, error, code, end) => {
  const url = await startServer((socket) => {
    socket.on('message', () => {
      if (error) socket.send(error)
      socket.close(code)
    })
  })
  const events = record({ url, token: 'a', destination: '/user/queue/system' })
  await expect.poll(() => events).toEqual([end])
})

/** For example `ws://guest:guest@127.0.0.1:15674/ws`. */
const RABBIT = process.env.TEST_RABBITMQ_URL

describe.skipIf(!RABBIT)('RabbitMQ’s Web STOMP (needs TEST_RABBITMQ_URL)', () => {
  const { username: login, password: passcode, host, pathname } = new URL(RABBIT ?? 'ws://-')
  const headers = { login, passcode }
  const url = `ws://${host}${pathname}`

  it('delivers messages of a configured destination', async () => {
    const destination = `/exchange/amq.topic/status.${process.pid}`
    const events = record({ url, token: '', destination, headers })
    await expect.poll(() => events).toEqual(['ready'])
    const sender = new Client({ brokerURL: url, connectHeaders: headers, reconnectDelay: 0 })
    sender.onConnect = () => sender.publish({ destination, body: '{"comment":true}' })
    sender.activate()
    cleanups.push(() => sender.deactivate())
    await expect.poll(() => events).toEqual(['ready', '{"comment":true}'])
  })

  it('ends as lost with wrong credentials', async () => {
    const wrong = { ...headers, passcode: 'wrong' }
    const events = record({ url, token: '', destination: '/queue/a', headers: wrong })
    await expect.poll(() => events, { timeout: 5000 }).toEqual(['lost'])
  })
})
