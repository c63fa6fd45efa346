import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { closeAll, openSite } from '../testing/open-site.ts'

afterEach(closeAll)

/** Sends an upgrade request. @returns the answer as text */
async function upgrade(site: string, line: string, protocol: string): Promise<string> {
  const socket = connect(Number(new URL(site).port), '127.0.0.1')
  const head = `${line} HTTP/1.1\r\nhost: a\r\nupgrade: ${protocol}`
  socket.write(`${head}\r\nconnection: upgrade, close\r\ncontent-length: 4\r\n\r\nbody`)
  return Buffer.concat(await socket.toArray()).toString()
}

it.each([
  ['GET /article/7', 'h2c'],
  ['GET /article/7', 'websocket'],
  ['GET /wss', 'h2c'],
  ['GET /article/7', 'TLS/1.0, h2c'],
])('ignores an unknown upgrade: %s to %s', async (line, protocol) => {
  const site = await openSite({ next: (req, res) => res.end(`page ${req.url}`) })
  const answer = await upgrade(site, line, protocol)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain(`page ${line.slice(4)}`)
})

it('keeps the body of a request with an unknown upgrade', async () => {
  const site = await openSite({
    api: async (req, res) => res.end(`read ${Buffer.concat(await req.toArray())}`),
  })
  expect(await upgrade(site, 'POST /api/x', 'h2c')).toContain('read body')
})

it('accepts an address of 13 KB and answers 431 above 32 KB of headers', async () => {
  const site = await openSite({ next: (_req, res) => res.end('page') })
  const longKey = '%E4%B8%AD'.repeat(1400)
  expect((await fetch(`${site}/search?key=${longKey}`)).status).toBe(200)
  expect((await fetch(`${site}/search?key=${'a'.repeat(40_000)}`)).status).toBe(431)
})
