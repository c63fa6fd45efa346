import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FetchOrigin } from '../origin/origin.ts'
import { createInvalidator } from './invalidator.ts'
import { PageCache } from './page-cache.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp(status = 200) {
  const cache = new PageCache({ maxBytes: 1000 })
  const bodies: string[] = []
  const fetchOrigin: FetchOrigin = async ({ body }) => {
    bodies.push(String(body))
    return { status, headers: {}, body: Buffer.from('') }
  }
  return { cache, bodies, invalidator: createInvalidator({ fetchOrigin, cache, secret: 's' }) }
}

it('repeats an invalidation after 250 ms and after 1 s', async () => {
  const { invalidator, bodies, cache } = setUp()
  invalidator.scheduleRepeats(Buffer.from('{"tags":["articles"]}'))
  await vi.advanceTimersByTimeAsync(500)
  expect(bodies).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(bodies).toEqual(['{"tags":["articles"]}', '{"tags":["articles"]}'])
  expect(cache.generation).toBe(2)
})

it('repeats equal invalidations only once', async () => {
  const { invalidator, bodies } = setUp()
  for (let i = 0; i < 10; i += 1) invalidator.scheduleRepeats(Buffer.from('{"tags":["articles"]}'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(bodies).toHaveLength(2)
})

it('does not invalidate the cache when the site refuses', async () => {
  const { invalidator, cache } = setUp(401)
  expect(await invalidator.invalidateAll()).toBe(false)
  expect(cache.generation).toBe(0)
})
