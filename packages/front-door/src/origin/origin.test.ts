import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createOrigin } from './origin.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
})

/** Answers the first request of a connection and resets the connection at the second, as after an idle timeout. */
async function openDroppingServer(): Promise<number> {
  const opened = createServer((socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: keep-alive\r\n\r\nok')
      socket.once('data', () => socket.resetAndDestroy())
    })
    socket.on('error', () => undefined)
  })
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  const address = opened.address()
  return typeof address === 'object' && address ? address.port : 0
}

describe('createOrigin', () => {
  it('repeats a request whose reused connection was closed', async () => {
    const ask = createOrigin(await openDroppingServer())
    for (const path of ['/', '/a.css', '/user']) {
      const { status, body } = await ask({ method: 'GET', path, headers: {} })
      expect([status, body.toString()]).toEqual([200, 'ok'])
      // The agent reuses the connection one turn later.
      await new Promise((resolve) => setImmediate(resolve))
    }
  })

  it.each(['DELETE', 'OPTIONS', 'GET', 'POST'])('frames every body: %s', async (method) => {
    const read: string[] = []
    server = createHttpServer(async (req, res) => {
      read.push(`${req.method} ${Buffer.concat(await req.toArray())}`)
      res.end()
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const ask = createOrigin((server.address() as AddressInfo).port)
    const body = Buffer.from('GET /evil HTTP/1.1\r\nhost: a\r\n\r\n')
    for (const piece of [body, Buffer.alloc(0), undefined]) {
      await ask({ method, path: '/', headers: {}, body: piece })
    }
    expect(read).toEqual([`${method} ${body}`, `${method} `, `${method} `])
  })

  it('rejects when the connection is refused', async () => {
    const port = await openDroppingServer()
    await new Promise((resolve) => server?.close(resolve))
    await expect(createOrigin(port)({ method: 'GET', path: '/', headers: {} })).rejects.toThrow()
  })
})
