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

/** What a page hears of a socket. */
function hear(options: StompOptions) {
  const heard: string[] = []
  const socket = connectStomp(options, {
    onReady: () => heard.push('ready'),
    onBody: (body) => heard.push(body),
    onEnd: (end) => heard.push(end),
  })
  cleanups.push(() => socket.close())
  return heard
}

/**
 * Speaks as Spring's simple broker does (StompSubProtocolHandler with SimpleBrokerMessageHandler, from its documentation
 * and source; Spring itself is not run here): it answers CONNECT with what is agreed on heart-beats and the user's name,
 * gives no receipt for SUBSCRIBE, names the user's queue after the session, and sends an ERROR before it hangs up.
 */
async function startSpring(sayAfter: (socket: WebSocket, id: string) => void) {
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
        sayAfter(socket, read('id'))
      }
    })
  })
  return { url, subscribed }
}

/** @returns its address */
async function startServer(onConnection: (socket: WebSocket) => void): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  cleanups.push(() => server.close())
  server.on('connection', onConnection)
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  return `ws://127.0.0.1:${port}/wss`
}

describe('a broker that behaves as Spring’s simple one', () => {
  const destination = '/user/queue/system'

  it('is heard, whatever it calls the queue of a session', async () => {
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
    const heard = hear({ url, token: 'good', destination })
    await expect
      .poll(() => heard)
      .toEqual(['ready', '{"userId":"1","comment":true,"name":"评论"}', '{}'])
    expect(subscribed).toEqual([destination])
  })

  it('is lost whatever it fails for, since it does not say that a token is over', async () => {
    const { url } = await startSpring((socket) => socket.terminate())
    const unheard = hear({ url, token: 'bad', destination })
    await expect.poll(() => unheard).toEqual(['lost'])
    const lost = hear({ url, token: 'good', destination })
    await expect.poll(() => lost).toEqual(['ready', 'lost'])
  })

  it('that fails later is lost, and no reason to sign in anew', async () => {
    const { url } = await startSpring((socket) => {
      socket.send('ERROR\nmessage:Session closed.\ncontent-length:0\n\n\0')
      socket.close(1002)
    })
    const heard = hear({ url, token: 'good', destination })
    await expect.poll(() => heard).toEqual(['ready', 'lost'])
  })
})

it.each([
  ['refuses a token that is over', 'ERROR\ncode:1401\n\n\0', 4401, 'refused'],
  ['refuses it by the close alone', undefined, 4401, 'refused'],
  ['is lost while it cannot look at a token', undefined, 1013, 'lost'],
])('our own broker %s', async (_, said, code, end) => {
  const url = await startServer((socket) => {
    socket.on('message', () => {
      if (said) socket.send(said)
      socket.close(code)
    })
  })
  const heard = hear({ url, token: 'a', destination: '/user/queue/system' })
  await expect.poll(() => heard).toEqual([end])
})

/** As `ws://guest:guest@127.0.0.1:15674/ws`. */
const RABBIT = process.env.TEST_RABBITMQ_URL

describe.skipIf(!RABBIT)('RabbitMQ’s Web STOMP (needs TEST_RABBITMQ_URL)', () => {
  const { username: login, password: passcode, host, pathname } = new URL(RABBIT ?? 'ws://-')
  const headers = { login, passcode }
  const url = `ws://${host}${pathname}`

  it('is heard at a destination of its own', async () => {
    const destination = `/exchange/amq.topic/status.${process.pid}`
    const heard = hear({ url, token: '', destination, headers })
    await expect.poll(() => heard).toEqual(['ready'])
    const sender = new Client({ brokerURL: url, connectHeaders: headers, reconnectDelay: 0 })
    sender.onConnect = () => sender.publish({ destination, body: '{"comment":true}' })
    sender.activate()
    cleanups.push(() => sender.deactivate())
    await expect.poll(() => heard).toEqual(['ready', '{"comment":true}'])
  })

  it('is lost for who it does not know', async () => {
    const wrong = { ...headers, passcode: 'wrong' }
    const heard = hear({ url, token: '', destination: '/queue/a', headers: wrong })
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['lost'])
  })
})
