import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { notFound } from 'next/navigation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SIDE_FAILURES, type SideFailure } from '../side-failures.ts'
import { loadSide } from './load-side.ts'
import { createServerApi } from './server-api.ts'

const network = vi.fn<typeof fetch>()
const heard: SideFailure[] = []
// Published by `loadSide` alone.
const listen = (failure: unknown) => void heard.push(failure as SideFailure)

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
  heard.length = 0
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
    ['nothing there', () => Promise.reject(new TypeError('fetch failed'))],
    ['no answer in time', never],
    ['a wrong shape', async () => Response.json({ code: 20000, message: '', data: 'columns' })],
    ['no envelope', async () => new Response('<html>')],
  ])('leaves out what answers with %s, asked once, and says so', async (_, answer) => {
    network.mockImplementation(answer)
    const loaded = loadSide('columns', load, [])
    await vi.advanceTimersByTimeAsync(3000)
    expect(await loaded).toEqual([])
    expect(network).toHaveBeenCalledOnce()
    expect(heard).toMatchObject([{ part: 'columns', error: expect.any(Error) }])
  })

  it('gives what was loaded, and says nothing', async () => {
    expect(await loadSide('columns', async () => [1], [])).toEqual([1])
    expect(heard).toEqual([])
  })

  it('lets Next’s own signals through', async () => {
    await expect(loadSide('columns', async () => notFound(), [])).rejects.toThrow(
      'NEXT_HTTP_ERROR_FALLBACK;404',
    )
    expect(heard).toEqual([])
  })
})
