import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCaller } from './call.ts'
import { contract } from './contract/contract.ts'
import type { Endpoint } from './contract/endpoint.ts'
import { listEndpoints } from './contract/index.ts'
import type { CallOptions } from './options.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Number of attempts of a call. */
async function attemptsOf(
  endpoint: Endpoint,
  answer: () => Response,
  options: CallOptions = {},
): Promise<number> {
  let attempts = 0
  const fetch = async () => {
    attempts++
    return answer()
  }
  const call = createCaller({ baseUrl: 'http://api.test', fetch })
  const params = Object.fromEntries(
    Array.from(endpoint.path.matchAll(/:(\w+)/g), (m) => [m[1], '1']),
  )
  const body = endpoint.bodyType === 'stream' ? 'x' : {}
  const settled = Promise.allSettled([call(endpoint, { params, query: {}, body }, options)])
  await vi.advanceTimersByTimeAsync(20_000)
  await settled
  return attempts
}

const status =
  (code: number, headers = {}) =>
  () =>
    new Response('', { status: code, headers })
const offline = () => {
  throw new TypeError('fetch failed')
}
const interrupted = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }))
const read = contract.article.getArticle

it.each([502, 503, 504])('makes three attempts of a read if a proxy answers %d', async (code) => {
  expect(await attemptsOf(read, status(code))).toBe(3)
})

it('makes three attempts of a read without an answer', async () => {
  expect(await attemptsOf(read, offline)).toBe(3)
})

it('makes three attempts of a read with interrupted answers', async () => {
  expect(await attemptsOf(read, interrupted)).toBe(3)
})

it.each([400, 401, 404, 408, 429, 500, 501])(
  'makes one attempt if the server answers %d',
  async (code) => {
    expect(await attemptsOf(read, status(code))).toBe(1)
  },
)

it('makes one attempt on 413, even with Retry-After', async () => {
  expect(await attemptsOf(read, status(413, { 'Retry-After': '1' }))).toBe(1)
})

it('limits the wait for Retry-After to two seconds', async () => {
  expect(await attemptsOf(read, status(503, { 'Retry-After': '3600' }))).toBe(3)
})

it('makes three attempts of a public POST that reads', async () => {
  expect(await attemptsOf(contract.article.listArticles, offline)).toBe(3)
})

it('makes three attempts with the option `onlyReads`', async () => {
  const { getResource } = contract.resource
  expect(await attemptsOf(getResource, offline)).toBe(1)
  expect(await attemptsOf(getResource, offline, { onlyReads: true })).toBe(3)
})

// A public POST only reads, unless the contract marks it.
const changing = listEndpoints(contract).filter(({ endpoint }) => {
  const { method, access, changesState } = endpoint
  return changesState || !(method === 'GET' || (method === 'POST' && access === 'public'))
})

it.each(changing)('never retries $name', async ({ endpoint }) => {
  expect(await attemptsOf(endpoint, status(503, { 'Retry-After': '0' }))).toBe(1)
  expect(await attemptsOf(endpoint, offline)).toBe(1)
  expect(await attemptsOf(endpoint, interrupted)).toBe(1)
})
