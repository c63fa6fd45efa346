import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { notFound } from 'next/navigation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SIDE_FAILURES, type SideFailure } from '../side-failures.ts'
import { loadSide } from './load-side.ts'
import { createServerApi } from './server-api.ts'

const network = vi.fn<typeof fetch>()
const published: SideFailure[] = []
// Published by `loadSide` alone.
const listen = (failure: unknown) => void published.push(failure as SideFailure)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
  subscribe(SIDE_FAILURES, listen)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  unsubscribe(SIDE_FAILURES, listen)
  network.mockReset()
  published.length = 0
})

const load = () => createServerApi().column.listTopColumns({ params: { id: '4' } })
const never: typeof fetch = (input) =>
  new Promise((_, reject) => {
    const { signal } = input as Request
    signal.addEventListener('abort', () => reject(signal.reason))
  })

describe('loadSide', () => {
  it.each<[string, typeof fetch]>([
    ['a refusal', async () => Response.json({ code: 500, message: '系统繁忙', data: null })],
    ['an HTTP error', async () => new Response('oops', { status: 500 })],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['no answer in time', never],
    ['a wrong shape', async () => Response.json({ code: 20000, message: '', data: 'columns' })],
    ['no envelope', async () => new Response('<html>')],
  ])(
    'returns the empty value without a retry and publishes the failure on %s',
    async (_, answer) => {
      network.mockImplementation(answer)
      const loaded = loadSide('columns', load, [])
      await vi.advanceTimersByTimeAsync(3000)
      expect(await loaded).toEqual([])
      expect(network).toHaveBeenCalledOnce()
      expect(published).toMatchObject([{ part: 'columns', error: expect.any(Error) }])
    },
  )

  it('returns the loaded data and publishes nothing', async () => {
    expect(await loadSide('columns', async () => [1], [])).toEqual([1])
    expect(published).toEqual([])
  })

  it('rethrows the control-flow errors of Next', async () => {
    await expect(loadSide('columns', async () => notFound(), [])).rejects.toThrow(
      'NEXT_HTTP_ERROR_FALLBACK;404',
    )
    expect(published).toEqual([])
  })
})
