import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AskOrigin } from '../origin/origin.ts'
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
  const ask: AskOrigin = async ({ body }) => {
    bodies.push(String(body))
    return { status, headers: {}, body: Buffer.from('') }
  }
  return { cache, bodies, refresher: createInvalidator({ ask, cache, secret: 's' }) }
}

it('repeats a refresh within the second an edit may take to show, and once more', async () => {
  const { refresher, bodies, cache } = setUp()
  refresher.echo(Buffer.from('{"tags":["articles"]}'))
  await vi.advanceTimersByTimeAsync(500)
  expect(bodies).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(bodies).toEqual(['{"tags":["articles"]}', '{"tags":["articles"]}'])
  expect(cache.generation).toBe(2)
})

it('does not pile up repetitions of one and the same refresh', async () => {
  const { refresher, bodies } = setUp()
  for (let i = 0; i < 10; i += 1) refresher.echo(Buffer.from('{"tags":["articles"]}'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(bodies).toHaveLength(2)
})

it('leaves the pages as they are where the refresh was refused', async () => {
  const { refresher, cache } = setUp(401)
  expect(await refresher.invalidateAll()).toBe(false)
  expect(cache.generation).toBe(0)
})
