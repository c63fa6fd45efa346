import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Background, START_TIME } from './background.ts'

/** A worker that does what a test wants. */
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

function create(handle: (request: string) => string, patience?: number) {
  return new Background<string, string>({
    start: () => {
      const worker = new FakeWorker(handle)
      workers.push(worker)
      // Has what is used of one.
      return worker as unknown as Worker
    },
    here: async (request) => `here ${request}`,
    ...(patience === undefined ? {} : { patience }),
  })
}

beforeEach(() => workers.splice(0))
afterEach(() => vi.useRealTimers())

it('answers each request by one worker', async () => {
  const background = create((request) => request.toUpperCase())
  expect(await Promise.all([background.ask('a'), background.ask('b')])).toEqual(['A', 'B'])
  expect(workers).toHaveLength(1)
})

it('works in the page where a worker cannot be loaded', async () => {
  const background = create(() => 'crash')
  expect(await background.ask('a')).toBe('here a')
  expect(await background.ask('b')).toBe('here b')
  expect(workers).toHaveLength(1)
})

it('works in the page where there are no workers', async () => {
  const background = new Background<string, string>({
    start: () => {
      throw new Error('not allowed')
    },
    here: async (request) => `here ${request}`,
  })
  expect(await background.ask('a')).toBe('here a')
})

it('starts another worker for one that died', async () => {
  let left = 2
  const background = create((request) => {
    left -= 1
    return left === 0 ? 'crash' : request.toUpperCase()
  })
  expect(await background.ask('a')).toBe('A')
  expect(await background.ask('b')).toBe('B')
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

it('gives up what takes too long, and goes on with the next', async () => {
  vi.useFakeTimers()
  const background = create((request) => (request === 'slow' ? 'hang' : request), 1000)
  expect(await background.ask('first')).toBe('first')
  const slow = background.ask('slow')
  const next = background.ask('next')
  await vi.advanceTimersByTimeAsync(1000)
  expect([await slow, await next]).toEqual([undefined, 'next'])
  expect(workers[0]?.isEnded).toBe(true)
})

it('gives up the first request of a worker too, and goes on with the next', async () => {
  vi.useFakeTimers()
  const background = create((request) => (request === 'slow' ? 'hang' : request), 1000)
  const [slow, again, next] = ['slow', 'slow', 'next'].map((request) => background.ask(request))
  await vi.advanceTimersByTimeAsync(2 * (START_TIME + 1000))
  expect([await slow, await again, await next]).toEqual([undefined, undefined, 'next'])
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true, false])
})

it('answers nothing once it is closed', async () => {
  const background = create(() => 'hang')
  const asked = background.ask('a')
  await vi.waitFor(() => expect(workers).toHaveLength(1))
  background.close()
  expect(await asked).toBeUndefined()
  expect(await background.ask('b')).toBeUndefined()
  expect(workers[0]?.isEnded).toBe(true)
})
