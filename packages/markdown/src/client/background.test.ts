import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Background, START_TIMEOUT_MS } from './background.ts'

/** A worker whose behaviour the test controls. */
class FakeWorker extends EventTarget {
  isEnded = false
  readonly #handle: (request: string) => string | 'crash' | 'hang'

  constructor(handle: (request: string) => string) {
    super()
    this.#handle = handle
  }

  postMessage({ id, request }: { id: number; request: string }): void {
    const result = this.#handle(request)
    if (result === 'hang') return
    const event =
      result === 'crash'
        ? new Event('error')
        : new MessageEvent('message', { data: { id, result } })
    queueMicrotask(() => {
      if (!this.isEnded) this.dispatchEvent(event)
    })
  }

  terminate(): void {
    this.isEnded = true
  }
}

const workers: FakeWorker[] = []

function create(handle: (request: string) => string, timeoutMs?: number) {
  return new Background<string, string>({
    start: () => {
      const worker = new FakeWorker(handle)
      workers.push(worker)
      // Implements only the used methods.
      return worker as unknown as Worker
    },
    fallback: async (request) => `here ${request}`,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
}

beforeEach(() => workers.splice(0))
afterEach(() => vi.useRealTimers())

it('sends all requests to one worker', async () => {
  const background = create((request) => request.toUpperCase())
  expect(await Promise.all([background.request('a'), background.request('b')])).toEqual(['A', 'B'])
  expect(workers).toHaveLength(1)
})

it('runs in the page if the worker cannot be loaded', async () => {
  const background = create(() => 'crash')
  expect(await background.request('a')).toBe('here a')
  expect(await background.request('b')).toBe('here b')
  expect(workers).toHaveLength(1)
})

it('runs in the page if there are no workers', async () => {
  const background = new Background<string, string>({
    start: () => {
      throw new Error('not allowed')
    },
    fallback: async (request) => `here ${request}`,
  })
  expect(await background.request('a')).toBe('here a')
})

it('starts another worker for one that failed', async () => {
  let left = 2
  const background = create((request) => {
    left -= 1
    return left === 0 ? 'crash' : request.toUpperCase()
  })
  expect(await background.request('a')).toBe('A')
  expect(await background.request('b')).toBe('B')
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

it('gives up a request after the timeout, and continues with the next', async () => {
  vi.useFakeTimers()
  const background = create((request) => (request === 'slow' ? 'hang' : request), 1000)
  expect(await background.request('first')).toBe('first')
  const slow = background.request('slow')
  const next = background.request('next')
  await vi.advanceTimersByTimeAsync(1000)
  expect([await slow, await next]).toEqual([undefined, 'next'])
  expect(workers[0]?.isEnded).toBe(true)
})

it('gives up the first request of a worker too, and continues with the next', async () => {
  vi.useFakeTimers()
  const background = create((request) => (request === 'slow' ? 'hang' : request), 1000)
  const [slow, again, next] = ['slow', 'slow', 'next'].map((request) => background.request(request))
  await vi.advanceTimersByTimeAsync(2 * (START_TIMEOUT_MS + 1000))
  expect([await slow, await again, await next]).toEqual([undefined, undefined, 'next'])
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true, false])
})

it('responds with undefined after close', async () => {
  const background = create(() => 'hang')
  const asked = background.request('a')
  await vi.waitFor(() => expect(workers).toHaveLength(1))
  background.close()
  expect(await asked).toBeUndefined()
  expect(await background.request('b')).toBeUndefined()
  expect(workers[0]?.isEnded).toBe(true)
})
