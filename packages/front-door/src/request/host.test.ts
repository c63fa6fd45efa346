import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAll, openSite } from '../testing/open-site.ts'
import { isHost } from './host.ts'

afterEach(closeAll)

/** Sends a raw request. @returns the status */
async function statusOf(site: string, head: string): Promise<number> {
  const socket = connect(Number(new URL(site).port), '127.0.0.1')
  socket.write(`${head}\r\nconnection: close\r\n\r\n`)
  const text = Buffer.concat(await socket.toArray()).toString()
  return Number(text.split(' ', 2)[1])
}

describe('the Host header', () => {
  it.each([
    ['two hosts', 'Host: a.test\r\nHost: a.test'],
    ['two different hosts', 'Host: a.test\r\nhOST: b.test'],
    ['no host', 'X-A: 1'],
    ['an empty host', 'Host:'],
    ['two hosts in one line', 'Host: a.test, b.test'],
    ['an address', 'Host: http://a.test/'],
    ['a user', 'Host: user@a.test'],
    ['a path', 'Host: a.test/x'],
    ['no port', 'Host: a.test:x'],
    ['markup', 'Host: "><script>'],
  ])('with %s is refused for pages, API calls and the socket', async (_, host) => {
    const site = await openSite({})
    expect(await statusOf(site, `GET / HTTP/1.1\r\n${host}`)).toBe(400)
    expect(await statusOf(site, `POST /api/x HTTP/1.1\r\n${host}\r\ncontent-length: 0`)).toBe(400)
    const upgrade = `GET /wss HTTP/1.1\r\n${host}\r\nupgrade: websocket`
    expect(await statusOf(site, `${upgrade}\r\nconnection: upgrade`)).toBe(400)
  })

  it('may be absent in HTTP/1.0', async () => {
    expect(await statusOf(await openSite({}), 'GET / HTTP/1.0')).toBe(200)
  })

  it.each(['a.test', 'localhost:3000', '[::1]:3000', '192.168.1.7', 'a_b.test', 'xn--55qx5d.cn'])(
    'may be %s',
    (host) => expect(isHost(host)).toBe(true),
  )

  it.each(['', ' ', 'a b', 'a.test:99999', '[::1', '墨栈.test', 'a\\b', 'a'.repeat(300)])(
    'is never %j',
    (host) => expect(isHost(host)).toBe(false),
  )
})

it('ignores an invalid X-Forwarded-Host, even of a trusted proxy', async () => {
  const site = await openSite({
    trusted: ['127.0.0.0/8'],
    next: (req, res) => res.end(req.headers['x-forwarded-host']),
  })
  const ask = async (host: string) =>
    (await fetch(`${site}/user`, { headers: { 'x-forwarded-host': host } })).text()
  expect(await ask('blog.test')).toBe('blog.test')
  expect(await ask('evil.test/"x')).toBe(new URL(site).host)
})
