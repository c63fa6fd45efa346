import { expect, it, vi } from 'vitest'
import { cacheFor } from './cache-for.ts'

function setUp(load: () => Promise<number>) {
  const time = { now: 0 }
  return { time, get: cacheFor(load, 1000, () => new Date(time.now)) }
}

it('loads once per period, also for concurrent calls', async () => {
  let count = 0
  const load = vi.fn(async () => ++count)
  const { time, get } = setUp(load)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  time.now = 999
  expect(await get()).toBe(1)
  time.now = 1000
  expect(await get()).toBe(2)
  expect(load).toHaveBeenCalledTimes(2)
})

it('loads again after a failure', async () => {
  const load = vi.fn(async () => 7)
  load.mockRejectedValueOnce(new Error('away'))
  const { get } = setUp(load)
  await expect(get()).rejects.toThrow('away')
  expect(await get()).toBe(7)
})
