import { expect, it } from 'vitest'
import { createPassThrough, createRowCache } from './row-cache.ts'

const load =
  (row: object | undefined, tags: readonly string[] = [], size = 10) =>
  async () => ({ row, tags, size })

it('loads a row once, until one of its tags is invalidated', async () => {
  const cache = createRowCache()
  const first = { n: 1 }
  expect(await cache.read('a', load(first, ['article:1', 'user:7']))).toBe(first)
  expect(await cache.read('a', load({ n: 2 }))).toBe(first)
  cache.invalidate(['article:2'])
  expect(await cache.read('a', load({ n: 2 }))).toBe(first)
  cache.invalidate(['user:7'])
  expect(await cache.read('a', load({ n: 2 }))).toEqual({ n: 2 })
})

it('does not cache a row that was loaded while something changed', async () => {
  const cache = createRowCache()
  const gate = Promise.withResolvers<void>()
  const old = cache.read('a', async () => {
    await gate.promise
    return { row: { n: 'old' }, tags: ['article:1'], size: 1 }
  })
  cache.invalidate(['article:1'])
  gate.resolve()
  expect(await old).toEqual({ n: 'old' })
  expect(await cache.read('a', load({ n: 'new' }))).toEqual({ n: 'new' })
})

it('caches neither missing rows nor rows that are too large', async () => {
  const cache = createRowCache()
  expect(await cache.read('a', load(undefined))).toBeUndefined()
  expect(await cache.read('a', load({ n: 1 }, [], 2_000_000))).toEqual({ n: 1 })
  expect(await cache.read('a', load({ n: 2 }))).toEqual({ n: 2 })
})

it('keeps its size bounded', async () => {
  const cache = createRowCache()
  for (let key = 0; key < 100; key += 1) await cache.read(`${key}`, load({ key }, [], 900_000))
  let cached = 0
  for (let key = 0; key < 100; key += 1) {
    const row = await cache.read(`${key}`, load(undefined))
    if (row !== undefined) cached += 1
  }
  expect(cached).toBeGreaterThan(20)
  expect(cached).toBeLessThanOrEqual(35)
})

it('loads every time where other processes may change the rows', async () => {
  const cache = createPassThrough()
  expect(await cache.read('a', load({ n: 1 }))).toEqual({ n: 1 })
  expect(await cache.read('a', load({ n: 2 }))).toEqual({ n: 2 })
})
