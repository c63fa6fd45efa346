import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

it('runs a job now and at intervals, also after a failure, until the signal aborts', async () => {
  const stopping = new AbortController()
  const error = vi.fn()
  const work = vi.fn(async () => {
    if (work.mock.calls.length === 1) throw new Error('once')
  })
  const running = repeat(work, {
    every: 5,
    failure: 'it could not be done',
    logger: { error } as never,
    signal: stopping.signal,
  })
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(2))
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: new Error('once') }, 'it could not be done')
  stopping.abort()
  await running
  const times = work.mock.calls.length
  await sleep(20)
  expect(work).toHaveBeenCalledTimes(times)
})
