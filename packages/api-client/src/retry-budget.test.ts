import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { contract } from './contract/contract.ts'
import { createRetryBudget } from './retry-budget.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(fetch: typeof globalThis.fetch, retries: number, time = 10_000) {
  const budget = createRetryBudget({ retries, time, now: Date.now })
  const network = vi.fn(fetch)
  const api = createApiClient(contract, { baseUrl: 'http://api.test', fetch: network, budget })
  return { api, network }
}

const offline = async () => {
  throw new TypeError('fetch failed')
}

it('limits the retries of all calls that share a budget', async () => {
  const { api, network } = setUp(offline, 3)
  const calls = ['1', '2', '3', '4'].map((id) => api.article.getArticle({ params: { id } }))
  const settled = Promise.allSettled(calls)
  await vi.runAllTimersAsync()
  expect((await settled).every(({ status }) => status === 'rejected')).toBe(true)
  expect(network).toHaveBeenCalledTimes(4 + 3)
})

it('is not used by refusals, which are not retried', async () => {
  const answers = [404, 500, 503, 503].map((status) => new Response('', { status }))
  const { api, network } = setUp(async () => answers.shift() ?? Response.json({}), 1)
  for (const id of ['1', '2', '3']) {
    const settled = Promise.allSettled([api.article.getArticle({ params: { id } })])
    await vi.runAllTimersAsync()
    await settled
  }
  expect(network).toHaveBeenCalledTimes(4)
})

it('ends all calls when its time has elapsed', async () => {
  const never = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  const { api } = setUp(never, 5, 3000)
  const began = Date.now()
  const first = api.article.getArticle({ params: { id: '1' } }).catch((error) => error)
  await vi.advanceTimersByTimeAsync(2000)
  const second = api.article.getArticle({ params: { id: '2' } }).catch((error) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await first).toMatchObject({ name: 'TimeoutError' })
  expect(await second).toMatchObject({ name: 'TimeoutError' })
  expect(Date.now() - began).toBe(3000)
})

it('allows no retries after its time has elapsed', () => {
  let time = 0
  const budget = createRetryBudget({ retries: 2, time: 100, now: () => time })
  expect(budget.take()).toBe(true)
  time = 100
  expect(budget.take()).toBe(false)
  expect(budget.remaining()).toBe(1)
})
