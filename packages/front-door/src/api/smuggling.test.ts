import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAll, type Listener, openSite } from '../testing/open-site.ts'

afterEach(closeAll)

const HIDDEN = 'GET /search?key=slow HTTP/1.1\r\nHost: a\r\n\r\n'

/** A server that records the requests it parses. */
function createReader() {
  const read: string[] = []
  const listener: Listener = async (req, res) => {
    const { method, url } = req
    read.push(`${method} ${url} ${Buffer.concat(await req.toArray())}`.trim())
    res.end(`answer to ${url}`)
  }
  return { read, listener }
}

/** Sends a raw request. @returns the status line of the answer, after all of it was read */
async function send(site: string, head: string, body = HIDDEN): Promise<string> {
  const socket = connect(Number(new URL(site).port), '127.0.0.1')
  const length = `content-length: ${body.length}`
  socket.write(`${head}\r\nhost: a\r\nconnection: close\r\n${length}\r\n\r\n${body}`)
  const text = Buffer.concat(await socket.toArray()).toString()
  return text.split('\r\n', 1)[0] ?? ''
}

describe('a request that is smuggled in the body of another', () => {
  it.each([
    'DELETE /x',
    'OPTIONS /search',
    'PUT /user',
    'POST /article/1',
    'DELETE /_next/static/a.js',
    'DELETE /internal/refresh',
  ])('is refused with 405: %s', async (requestLine) => {
    const { read, listener } = createReader()
    const site = await openSite({ next: listener })
    expect(await send(site, `${requestLine} HTTP/1.1`)).toBe('HTTP/1.1 405 Method Not Allowed')
    expect(await (await fetch(`${site}/article/2`)).text()).toBe('answer to /article/2')
    expect(read).toEqual(['GET /article/2'])
  })

  it.each(['GET /article/1', 'HEAD /user', 'GET /search?key=a', 'GET /_next/static/a.js'])(
    'is ignored as the body of a page request: %s',
    async (requestLine) => {
      const { read, listener } = createReader()
      const site = await openSite({ next: listener })
      expect(await send(site, `${requestLine} HTTP/1.1`)).toBe('HTTP/1.1 200 OK')
      expect(await (await fetch(`${site}/article/2`)).text()).toBe('answer to /article/2')
      expect(read.filter((line) => line.includes('slow'))).toEqual([])
    },
  )

  it('stays the body of an invalidation', async () => {
    const { read, listener } = createReader()
    const site = await openSite({ next: listener })
    await send(site, 'POST /internal/refresh HTTP/1.1')
    await fetch(`${site}/article/2`)
    expect(read).toEqual([`POST /internal/refresh ${HIDDEN}`.trim(), 'GET /article/2'])
  })

  it.each(['GET', 'DELETE', 'OPTIONS', 'POST'])(
    'stays a body for the API, even if content-length is declared hop-by-hop: %s',
    async (method) => {
      const { read, listener } = createReader()
      const site = await openSite({ api: listener })
      await send(site, `${method} /api/a HTTP/1.1\r\nconnection: content-length`)
      await fetch(`${site}/api/b`)
      expect(read).toEqual([`${method} /a ${HIDDEN}`.trim(), 'GET /b'])
    },
  )

  it('is not forwarded with an upgrade, which has no body', async () => {
    const asked = Promise.withResolvers<IncomingMessage>()
    const api: Listener = (req, res) => {
      asked.resolve(req)
      res.end()
    }
    const site = await openSite({ api })
    await send(site, 'GET /wss HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket')
    const { headers } = await asked.promise
    expect(headers.upgrade).toBe('websocket')
    expect(headers['content-length']).toBeUndefined()
  })
})
