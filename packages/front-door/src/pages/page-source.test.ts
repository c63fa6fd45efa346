import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextFramework } from '../next/index.ts'
import type { FetchOrigin, OriginResponse } from '../origin/origin.ts'
import { toKeyedRequest } from './keyed-request.ts'
import { PageCache } from './page-cache.ts'
import { type PageResult, PageSource } from './page-source.ts'

const MEBIBYTE = 1_048_576
const fetchOrigin = vi.fn<FetchOrigin>()
let cache: PageCache
let clock: number
let source: PageSource

const requestFor = (name: string, headers = {}) => ({
  ...toKeyedRequest(name, headers, nextFramework),
  requestId: 'id-1',
})
const request = requestFor('/article/1')

function page(body: string, headers: OriginResponse['headers'] = {}): OriginResponse {
  const shared = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300' }
  return { status: 200, headers: { ...shared, ...headers }, body: Buffer.from(body) }
}

const failed = (status: number) => ({ status, headers: {}, body: Buffer.from('no') })

function textOf(result: PageResult): string {
  return result.kind === 'page'
    ? result.page.encoded.identity.toString()
    : `${result.response.status} ${result.response.body}`
}

const read = async () => textOf(await source.get(request))

beforeEach(() => {
  fetchOrigin.mockReset()
  clock = 0
  cache = new PageCache({ maxBytes: MEBIBYTE })
  source = new PageSource({
    fetchOrigin,
    cache,
    policyOf: () => 'policy',
    now: () => clock,
    timeoutMs: 50,
  })
})

describe('PageSource', () => {
  it('requests a public page once and caches it', async () => {
    fetchOrigin.mockResolvedValue(page('one'))
    expect([await read(), await read()]).toEqual(['one', 'one'])
    expect(fetchOrigin).toHaveBeenCalledTimes(1)
  })

  it('requests once for concurrent readers', async () => {
    fetchOrigin.mockResolvedValue(page('one'))
    await Promise.all([read(), read(), read()])
    expect(fetchOrigin).toHaveBeenCalledTimes(1)
  })

  it('repeats the request for waiting readers when the first one failed', async () => {
    fetchOrigin.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(page('one'))
    const [first, ...others] = await Promise.allSettled([read(), read(), read()])
    expect(first?.status).toBe('rejected')
    expect(others).toEqual(Array(2).fill({ status: 'fulfilled', value: 'one' }))
  })

  it.each([
    ['is private', { 'cache-control': 'private, no-store' }],
    ['sets a cookie', { 'set-cookie': ['a=1'] }],
  ])('never caches or shares an answer that %s', async (_, headers) => {
    let count = 0
    fetchOrigin.mockImplementation(async () => page(`reader ${++count}`, headers))
    const both = await Promise.all([read(), read()])
    expect(new Set(both).size).toBe(2)
    expect(cache.bytes).toBe(0)
  })

  it.each([
    ['/article/1', {}, 'text/x-component'],
    ['/article/1', {}, 'text/plain'],
    ['/article/1', { rsc: '1' }, 'text/html'],
    ['/rss.xml', {}, 'text/html'],
  ])('does not cache under %s with %o the type %s', async (name, headers, type) => {
    fetchOrigin.mockResolvedValue(page('bent', { 'content-type': type }))
    expect((await source.get(requestFor(name, headers))).kind).toBe('response')
    expect(cache.bytes).toBe(0)
  })

  it.each([
    ['/article/1', 'text/html; charset=utf-8'],
    ['/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/column/1/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/sitemap/pages.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('caches under %s the type %s', async (name, type) => {
    fetchOrigin.mockResolvedValue(page('one', { 'content-type': type }))
    expect((await source.get(requestFor(name))).kind).toBe('page')
  })

  it('marks router data as private', async () => {
    fetchOrigin.mockResolvedValue(page('data', { 'content-type': 'text/x-component' }))
    const result = await source.get(requestFor('/article/1', { rsc: '1' }))
    const rule = result.kind === 'page' ? result.page.headers['cache-control'] : undefined
    expect(rule).toBe('private, max-age=0, must-revalidate')
  })

  it('dates versions by their rendering, and at least one second apart', async () => {
    const madeAt = async () => {
      const result = await source.get(request)
      return result.kind === 'page' ? result.page.madeAt : undefined
    }
    clock = 10_200
    fetchOrigin.mockResolvedValueOnce(page('one'))
    expect(await madeAt()).toBe(10_200)
    cache.invalidate()
    clock = 10_500
    fetchOrigin.mockResolvedValueOnce(page('one'))
    expect(await madeAt()).toBe(10_200)
    cache.invalidate()
    fetchOrigin.mockResolvedValueOnce(page('two'))
    expect(await madeAt()).toBe(11_200)
  })

  it('shows an edit at the first read after an invalidation', async () => {
    fetchOrigin.mockResolvedValueOnce(page('old')).mockResolvedValueOnce(page('new'))
    await read()
    cache.invalidate()
    expect(await read()).toBe('new')
  })

  it('does not use a page that was requested before an invalidation and arrived after it', async () => {
    const slow = Promise.withResolvers<OriginResponse>()
    fetchOrigin.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(page('new'))
    const first = read()
    cache.invalidate()
    const second = read()
    slow.resolve(page('old'))
    expect(await second).toBe('new')
    await first
    expect(await read()).toBe('new')
  })

  it('removes a deleted page', async () => {
    fetchOrigin.mockResolvedValueOnce(page('old')).mockResolvedValue(failed(404))
    await read()
    cache.invalidate()
    expect(await read()).toBe('404 no')
    expect(await read()).toBe('404 no')
  })

  it('serves the old page while pages fail', async () => {
    fetchOrigin.mockResolvedValueOnce(page('old')).mockResolvedValueOnce(failed(500))
    await read()
    cache.invalidate()
    expect([await read(), await read()]).toEqual(['old', 'old'])
    expect(fetchOrigin).toHaveBeenCalledTimes(2)
    clock = 6000
    fetchOrigin.mockResolvedValueOnce(page('new'))
    expect(await read()).toBe('old')
    await vi.waitFor(async () => expect(await read()).toBe('new'))
  })

  it('serves the old page when Next is unreachable or times out', async () => {
    fetchOrigin.mockResolvedValueOnce(page('old')).mockRejectedValueOnce(new Error('gone'))
    await read()
    cache.invalidate()
    expect(await read()).toBe('old')
    cache.invalidate()
    fetchOrigin.mockReturnValueOnce(new Promise(() => undefined))
    expect(await read()).toBe('old')
  })

  it('serves the old page at once when it has only expired (stale-while-revalidate)', async () => {
    fetchOrigin.mockResolvedValueOnce(page('old')).mockResolvedValueOnce(page('new'))
    await read()
    clock = 301_000
    expect(await read()).toBe('old')
    await vi.waitFor(async () => expect(await read()).toBe('new'))
  })

  it('does not compress again when Next answers 304', async () => {
    fetchOrigin.mockResolvedValueOnce(page('one', { etag: '"e"' }))
    await read()
    cache.invalidate()
    const headers = { 'cache-control': 's-maxage=300' }
    fetchOrigin.mockResolvedValueOnce({ status: 304, headers, body: Buffer.alloc(0) })
    expect(await read()).toBe('one')
    expect(fetchOrigin.mock.calls[1]?.[0].headers['if-none-match']).toBe('"e"')
    await read()
    expect(fetchOrigin).toHaveBeenCalledTimes(2)
  })

  it('limits the size of the cache', async () => {
    const small = new PageCache({ maxBytes: 4000 })
    const filled = new PageSource({ fetchOrigin, cache: small, policyOf: () => '' })
    fetchOrigin.mockImplementation(async ({ path }) => page(path.repeat(50)))
    for (let id = 0; id < 100; id++) {
      await filled.get(requestFor(`/${id}`))
    }
    expect(small.bytes).toBeLessThanOrEqual(4000)
  })
})
