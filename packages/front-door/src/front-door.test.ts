import { createServer, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createUpgradeProxy } from './api/upgrade.ts'
import { createForwardedReader } from './request/forwarded.ts'
import { closeAll, type Listener, open, openSite } from './testing/open-site.ts'

afterEach(closeAll)

const SHARED = { 'content-type': 'text/html', 'cache-control': 's-maxage=300' }

describe('pages', () => {
  it('have an ETag, a policy and security headers, and are answered with 304 when unchanged', async () => {
    const site = await openSite({ next: (_req, res) => res.writeHead(200, SHARED).end('<p>文') })
    const first = await fetch(`${site}/article/1`)
    expect(await first.text()).toBe('<p>文')
    expect(first.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    expect(first.headers.get('strict-transport-security')).toBeNull()
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(`${site}/article/1`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const head = await fetch(`${site}/article/1`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('are compressed with an encoding that the client accepts', async () => {
    const body = '文章'.repeat(1000)
    const site = await openSite({ next: (_req, res) => res.writeHead(200, SHARED).end(body) })
    const raw = await new Promise<{ message: IncomingMessage; bytes: Buffer }>((resolve) => {
      request(`${site}/`, { headers: { 'accept-encoding': 'gzip' } }, async (message) => {
        const pieces: Buffer[] = []
        for await (const piece of message) pieces.push(piece)
        resolve({ message, bytes: Buffer.concat(pieces) })
      }).end()
    })
    expect(raw.message.headers['content-encoding']).toBe('gzip')
    expect(raw.message.headers.vary).toContain('accept-encoding')
    expect(gunzipSync(raw.bytes).toString()).toBe(body)
  })

  it('are not confused by a GET request with a body', async () => {
    const site = await openSite({ next: (req, res) => res.writeHead(200, SHARED).end(req.url) })
    const { port } = new URL(site)
    for (const length of [30, 1000]) {
      const body = 'x'.repeat(length)
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(
        `GET /article/${length} HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n${body}`,
      )
      await new Promise((resolve) => socket.once('data', resolve))
      socket.destroy()
      const headers = { 'x-a': 'GET /evil HTTP/1.1' }
      const next = await fetch(`${site}/column/${length}`, { headers })
      expect(await next.text()).toBe(`/column/${length}`)
    }
  })

  it('keep the status 404', async () => {
    const site = await openSite({ next: (_req, res) => res.writeHead(404, SHARED).end('gone') })
    const answer = await fetch(`${site}/article/9`)
    expect([answer.status, await answer.text()]).toEqual([404, 'gone'])
  })

  it('answer 503 when Next closes the connection', async () => {
    const site = await openSite({ next: (req) => req.socket.destroy() })
    expect((await fetch(`${site}/article/9`)).status).toBe(503)
  })

  it('are invalidated only if Next accepts the invalidation', async () => {
    let count = 0
    const site = await openSite({
      next: (req, res) => {
        if (req.url !== '/internal/refresh') res.writeHead(200, SHARED).end(`${++count}`)
        else res.writeHead(req.headers['x-refresh-secret'] === 's' ? 200 : 403).end()
      },
    })
    const read = async () => (await fetch(`${site}/`)).text()
    const refresh = (secret: string) =>
      fetch(`${site}/internal/refresh`, {
        method: 'POST',
        body: '{"tags":["a"]}',
        headers: { 'x-refresh-secret': secret },
      })
    expect(await read()).toBe('1')
    expect((await refresh('wrong')).status).toBe(403)
    expect(await read()).toBe('1')
    expect((await refresh('s')).status).toBe(200)
    expect(await read()).toBe('2')
  })
})

describe('the API proxy', () => {
  it('ignores forwarding headers of a client', async () => {
    const site = await openSite({ api: (req, res) => res.end(JSON.stringify(req.headers)) })
    const claims = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-real-ip': '6.6.6.6',
    }
    const seen = await (await fetch(`${site}/api/a`, { headers: claims })).json()
    expect(seen['x-forwarded-for']).toBe('127.0.0.1')
    expect(seen['x-forwarded-proto']).toBe('http')
    expect(seen['x-real-ip']).toBeUndefined()
  })

  it('uses forwarding headers of a trusted proxy', async () => {
    const api: Listener = (req, res) => res.end(JSON.stringify(req.headers))
    const site = await openSite({ api, trusted: ['127.0.0.0/8'] })
    const headers = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' }
    const answer = await fetch(`${site}/api/a`, { headers })
    expect((await answer.json())['x-forwarded-for']).toBe('1.2.3.4, 127.0.0.1')
    expect(answer.headers.get('strict-transport-security')).toContain('max-age')
  })

  it('uses the first value of several proxies', async () => {
    const api: Listener = (req, res) => res.end(JSON.stringify(req.headers))
    const site = await openSite({ api, trusted: ['127.0.0.0/8'] })
    const headers = {
      'x-forwarded-proto': 'https, http',
      'x-forwarded-host': 'blog.example.test, inner:8080',
    }
    const seen = await (await fetch(`${site}/api/a`, { headers })).json()
    expect([seen['x-forwarded-proto'], seen['x-forwarded-host']]).toEqual([
      'https',
      'blog.example.test',
    ])
  })

  it('forwards chunked bodies for every method', async () => {
    const api: Listener = async (req, res) => {
      let text = ''
      for await (const piece of req) text += piece
      res.end(`${req.method} ${text}`)
    }
    const site = await openSite({ api })
    for (const method of ['GET', 'DELETE', 'OPTIONS', 'POST']) {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const asked = request(`${site}/api/a`, {
          method,
          headers: { 'transfer-encoding': 'chunked' },
        })
        asked.on('response', resolve).on('error', reject)
        asked.end('GET /evil HTTP/1.1')
      })
      expect(Buffer.concat(await answer.toArray()).toString()).toBe(`${method} GET /evil HTTP/1.1`)
    }
  })

  it('streams bodies of any size', async () => {
    const api: Listener = async (req, res) => {
      let length = 0
      for await (const piece of req) length += piece.length
      res.end(`${req.url} ${length}`)
    }
    const site = await openSite({ api })
    const body = Buffer.alloc(24_000_000)
    const answer = await fetch(`${site}/api/upload`, { method: 'POST', body })
    expect(await answer.text()).toBe('/upload 24000000')
  })

  it('streams events, and closes the connection to the API when the reader leaves', async () => {
    const left = Promise.withResolvers<void>()
    const site = await openSite({
      api: (_req, res) => {
        res.writeHead(200, { 'content-type': 'text/event-stream' })
        res.write('data: 1\n\n')
        res.on('close', left.resolve)
      },
    })
    const leaving = new AbortController()
    const answer = await fetch(`${site}/api/events`, { signal: leaving.signal })
    const reader = answer.body?.getReader()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: 1\n\n')
    leaving.abort()
    await left.promise
  })

  it('reuses connections for reads, and opens one for each write', async () => {
    const ports: unknown[] = []
    const site = await openSite({
      api: (req, res) => {
        ports.push(req.socket.remotePort)
        req.resume().on('end', () => res.end('{}'))
      },
    })
    for (const method of ['GET', 'GET', 'POST', 'POST']) {
      const body = method === 'POST' ? '{}' : null
      await (await fetch(`${site}/api/a`, { method, body })).text()
    }
    expect(ports[1]).toBe(ports[0])
    expect(new Set(ports).size).toBe(3)
  })

  it('answers in the envelope when the API is down', async () => {
    const site = await openSite({ api: (req) => req.socket.destroy() })
    const answer = await fetch(`${site}/api/a`)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ code: 502, data: null })
  })

  it('tunnels WebSockets, and closes them with code 1001', async () => {
    const api = createServer()
    api.on('upgrade', (req, socket) => {
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n${req.url}`,
      )
      socket.pipe(socket)
    })
    const upgrade = createUpgradeProxy(`http://127.0.0.1:${await open(api)}`)
    const server = createServer()
    const readForwarded = createForwardedReader([])
    server.on('upgrade', (req, socket, head) => upgrade.open(req, socket, head, readForwarded(req)))
    const client = connect(await open(server), '127.0.0.1')
    client.write(
      'GET /wss HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    )
    let seen = ''
    client.setEncoding('latin1').on('data', (piece) => {
      seen += piece
    })
    await expect.poll(() => seen).toContain('/wss')
    client.write('ping')
    await expect.poll(() => seen).toContain('ping')
    expect(upgrade.size()).toBe(1)
    const ended = new Promise((resolve) => client.once('close', resolve))
    upgrade.close()
    await ended
    // A close frame with code 1001.
    expect(seen.endsWith('\x88\x02\x03\xe9')).toBe(true)
    expect(upgrade.size()).toBe(0)
  })
})
