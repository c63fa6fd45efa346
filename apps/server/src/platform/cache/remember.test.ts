import { expect, it, vi } from 'vitest'
import { remember } from './remember.ts'

function setUp(ask: () => Promise<number>) {
  const time = { now: 0 }
  return { time, get: remember(ask, 1000, () => new Date(time.now)) }
}

it('asks once in a while, also for those who come at the same time', async () => {
  let count = 0
  const ask = vi.fn(async () => ++count)
  const { time, get } = setUp(ask)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  time.now = 999
  expect(await get()).toBe(1)
  time.now = 1000
  expect(await get()).toBe(2)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('asks again after a failure', async () => {
  const ask = vi.fn(async () => 7)
  ask.mockRejectedValueOnce(new Error('away'))
  const { get } = setUp(ask)
  await expect(get()).rejects.toThrow('away')
  expect(await get()).toBe(7)
})
