import { expect, it, vi } from 'vitest'
import type { FetchOrigin } from '../origin/origin.ts'
import { AssetStore } from './asset-store.ts'

const CHUNK = '/_next/static/chunks/0b~1-x_.js'

function setUp(maxBytes?: number) {
  const fetchOrigin = vi.fn<FetchOrigin>(async ({ path }) => ({
    status: path.endsWith('.png') ? 404 : 200,
    headers: { 'content-type': 'text/javascript', etag: `"${path}"` },
    body: Buffer.from(path.repeat(5)),
  }))
  return { fetchOrigin, store: new AssetStore(fetchOrigin, '/_next/static/', maxBytes) }
}

it('loads a file once, also for concurrent requests and other queries', async () => {
  const { fetchOrigin, store } = setUp()
  const [first] = await Promise.all([store.get(CHUNK), store.get(CHUNK), store.get(`${CHUNK}?a`)])
  expect(await store.get(`${CHUNK}?dpl=1`)).toBe(first)
  expect(first?.etag).toBe(`"${CHUNK}"`)
  expect(fetchOrigin).toHaveBeenCalledTimes(1)
})

it.each([
  '/_next/static/chunks/%30b~1-x_.js',
  '/_next/static/%63hunks/0b~1-x_.js',
  '/_next/static//chunks/0b~1-x_.js',
])('caches a file under its literal name only, not under %s', async (url) => {
  const { fetchOrigin, store } = setUp()
  expect(await store.get(url)).toBeUndefined()
  expect(fetchOrigin).not.toHaveBeenCalled()
})

it('evicts the least recently used files', async () => {
  const { fetchOrigin, store } = setUp(2000)
  for (let number = 0; number < 20; number++) {
    await store.get(`/_next/static/chunks/${number}.js`)
    await store.get(CHUNK)
  }
  expect(fetchOrigin).toHaveBeenCalledTimes(21)
  await store.get('/_next/static/chunks/19.js')
  expect(fetchOrigin).toHaveBeenCalledTimes(21)
  await store.get('/_next/static/chunks/0.js')
  expect(fetchOrigin).toHaveBeenCalledTimes(22)
})

it('caches no missing files', async () => {
  const { fetchOrigin, store } = setUp()
  for (let times = 0; times < 2; times++) {
    expect(await store.get('/_next/static/media/a.png')).toBeUndefined()
  }
  expect(fetchOrigin).toHaveBeenCalledTimes(2)
})
