import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAll, type Listener, openSite } from '../testing/open-site.ts'

afterEach(closeAll)

const SHARED = { 'content-type': 'text/html', 'cache-control': 's-maxage=300' }

describe('the request that Next receives for a page', () => {
  it.each([
    ['/question?from=x&page=3', {}, '/question?page=3'],
    ['/question?page=3&page=no', {}, '/question'],
    ['/article/7?from=x&_rsc=1a', {}, '/article/7'],
    ['/article/7?from=x&_rsc=1a', { rsc: '1' }, '/article/7'],
    ['/resource/list?title=a%26b&from=x', {}, '/resource/list?title=a%26b&from=x'],
    ['/%61rticle/%37', {}, '/article/7'],
    ['/search?key=a&from=x', {}, '/search?key=a&from=x'],
    ['/user?tab=columns', {}, '/user?tab=columns'],
  ])('is its cache name: %s, %o', async (url, headers, asked) => {
    const site = await openSite({ next: (req, res) => res.writeHead(200, SHARED).end(req.url) })
    expect(await (await fetch(site + url, { headers })).text()).toBe(asked)
  })

  it('is not sent for an ambiguous address', async () => {
    const site = await openSite({ next: (req, res) => res.writeHead(200, SHARED).end(req.url) })
    const socket = connect(Number(new URL(site).port), '127.0.0.1')
    socket.write('GET /question?page=3#x HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    const text = Buffer.concat(await socket.toArray()).toString()
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(await (await fetch(`${site}/question`)).text()).toBe('/question')
  })
})

describe('searches', () => {
  const FAST = ['/search?key=fast', '/search/?key=fast', '/search?key=slow&page=2']

  it.each(FAST)('neither wait for each other nor fail together: %s', async (url) => {
    const slow = Promise.withResolvers<() => void>()
    const next: Listener = (req, res) => {
      if (req.url === '/search?key=slow') slow.resolve(() => req.socket.destroy())
      else res.end(req.url)
    }
    const site = await openSite({ next })
    const failing = fetch(`${site}/search?key=slow`)
    const fail = await slow.promise
    expect(await (await fetch(site + url)).text()).toBe(url)
    fail()
    expect((await failing).status).toBe(503)
  })

  it('have a content-length in the answer to HEAD', async () => {
    const site = await openSite({ next: (req, res) => res.end(req.method) })
    const head = await fetch(`${site}/search?key=a`, { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['3', ''])
  })
})
