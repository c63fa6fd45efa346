import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Api } from '../client/load-api.ts'

let createServerApi: () => Api
const network = vi.fn<typeof fetch>()

beforeEach(async () => {
  // The pause of retries is module state.
  vi.resetModules()
  createServerApi = (await import('./server-api.ts')).createServerApi
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
  network.mockRejectedValue(new TypeError('fetch failed'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  network.mockReset()
})

async function attemptsOf(calls: () => Promise<unknown>[]): Promise<number> {
  network.mockClear()
  const settled = Promise.allSettled(calls())
  await vi.runAllTimersAsync()
  await settled
  return network.mock.calls.length
}

const article = (api: Api, id: string) => api.article.getArticle({ params: { id } })

it('retries one call twice, and several calls four times in total', async () => {
  expect(await attemptsOf(() => [article(createServerApi(), '1')])).toBe(3)
  vi.advanceTimersByTime(500)
  const together = () => {
    const api = createServerApi()
    return ['1', '2', '3', '4'].map((id) => article(api, id))
  }
  expect(await attemptsOf(together)).toBe(4 + 4)
})

it('does not retry for half a second after a page could not reach the API', async () => {
  expect(await attemptsOf(() => [article(createServerApi(), '1')])).toBe(3)
  expect(await attemptsOf(() => [article(createServerApi(), '1')])).toBe(1)
  vi.advanceTimersByTime(500)
  expect(await attemptsOf(() => [article(createServerApi(), '1')])).toBe(3)
})
