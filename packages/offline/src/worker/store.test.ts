import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CACHES } from '../model/caches.ts'
import { findCached, put } from './store.ts'

const PICTURE = 'https://site.test/a.webp'
const CHUNK = 'https://site.test/_next/static/a.js'

/** In-memory caches that exceed their quota while there are pictures. */
let isDiskFull = false
const stored = new Map<string, Map<string, string>>()

class MemoryCache {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
    if (!stored.has(name)) stored.set(name, new Map())
  }

  async put(address: string, response: Response): Promise<void> {
    const body = await response.text()
    if (isDiskFull && stored.has(CACHES.pictures)) {
      throw new DOMException('quota exceeded', 'QuotaExceededError')
    }
    stored.get(this.#name)?.set(address, body)
  }

  async delete(address: string): Promise<boolean> {
    return stored.get(this.#name)?.delete(address) ?? false
  }
}

beforeEach(async () => {
  vi.stubGlobal('caches', {
    open: async (name: string) => new MemoryCache(name),
    delete: async (name: string) => stored.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) => {
      const body = stored.get(cacheName)?.get(address)
      return body === undefined ? undefined : new Response(body)
    },
  })
  await put('pictures', PICTURE, new Response('picture'))
})

afterEach(() => {
  isDiskFull = false
  stored.clear()
  vi.unstubAllGlobals()
})

it('removes the pictures if the quota is exceeded', async () => {
  isDiskFull = true
  await put('files', CHUNK, new Response('chunk'))
  expect(await findCached('pictures', PICTURE)).toBeUndefined()
  expect(await (await findCached('files', CHUNK))?.text()).toBe('chunk')
})

it('removes nothing if a response was interrupted', async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  })
  await expect(put('files', CHUNK, new Response(broken))).rejects.toThrow('network error')
  expect(await (await findCached('pictures', PICTURE))?.text()).toBe('picture')
  expect(await findCached('files', CHUNK)).toBeUndefined()
})
