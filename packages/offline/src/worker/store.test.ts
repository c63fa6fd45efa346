import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CACHES } from '../model/kept.ts'
import { findKept, keep } from './store.ts'

const PICTURE = 'https://site.test/a.webp'
const CHUNK = 'https://site.test/_next/static/a.js'

/** Caches in memory, whose disk is full while there are pictures. */
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
      throw new DOMException('no room', 'QuotaExceededError')
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
  await keep('pictures', PICTURE, new Response('picture'))
})

afterEach(() => {
  isDiskFull = false
  stored.clear()
  vi.unstubAllGlobals()
})

it('lets pictures go for what has no room', async () => {
  isDiskFull = true
  await keep('files', CHUNK, new Response('chunk'))
  expect(await findKept('pictures', PICTURE)).toBeUndefined()
  expect(await (await findKept('files', CHUNK))?.text()).toBe('chunk')
})

it('lets nothing go for an answer that broke off', async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  })
  await expect(keep('files', CHUNK, new Response(broken))).rejects.toThrow('network error')
  expect(await (await findKept('pictures', PICTURE))?.text()).toBe('picture')
  expect(await findKept('files', CHUNK)).toBeUndefined()
})
