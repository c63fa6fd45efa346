// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerWorker, removeWorker } from './register-worker.ts'

/** Fake of a `ServiceWorker` that answers with its build id. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly scriptURL = 'https://site.test/sw.js'
  readonly received: string[] = []
  readonly #buildId: string

  constructor(buildId: string) {
    super()
    this.#buildId = buildId
  }

  postMessage({ kind }: { kind: string }, [port]: MessagePort[] = []): void {
    this.received.push(kind)
    port?.postMessage(this.#buildId)
  }

  install(): void {
    this.state = 'installed'
    this.dispatchEvent(new Event('statechange'))
  }
}

const registration = Object.assign(new EventTarget(), {
  active: null as FakeWorker | null,
  waiting: null as FakeWorker | null,
  installing: null as FakeWorker | null,
  update: vi.fn(async () => {}),
  unregister: vi.fn(async () => true),
})
const container = Object.assign(new EventTarget(), {
  controller: null as FakeWorker | null,
  register: vi.fn(async () => registration),
  getRegistrations: async () => [registration],
})
const caches = { keys: async () => ['mozhan-files-1', 'else'], delete: vi.fn(async () => true) }
const onOutdated = vi.fn()
const isOnline = vi.spyOn(navigator, 'onLine', 'get')
let stop = () => {}

beforeEach(() => {
  vi.stubGlobal('caches', caches)
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  Object.assign(registration, { active: new FakeWorker('mine'), waiting: null, installing: null })
  isOnline.mockReturnValue(true)
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

async function open(buildId = 'mine'): Promise<void> {
  stop = registerWorker({ buildId, onOutdated })
  await vi.waitFor(() => expect(registration.update).toHaveBeenCalled())
}

function arrive(buildId: string): FakeWorker {
  const worker = new FakeWorker(buildId)
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  worker.install()
  return worker
}

describe('a new worker', () => {
  it('of another build waits and is offered', async () => {
    await open()
    const worker = arrive('next')
    await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledOnce())
    expect(worker.received).toEqual(['program'])
  })

  it("of this page's build takes over without a notice", async () => {
    await open()
    const worker = arrive('mine')
    await vi.waitFor(() => expect(worker.received).toEqual(['program', 'takeOver']))
    expect(onOutdated).not.toHaveBeenCalled()
  })

  it('that took over in another tab is offered', async () => {
    await open()
    container.controller = new FakeWorker('next')
    container.dispatchEvent(new Event('controllerchange'))
    await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledOnce())
  })

  it('is offered to an offline page once it is online', async () => {
    isOnline.mockReturnValue(false)
    await open()
    container.controller = arrive('next')
    // `onLine` is read after the worker has answered.
    await vi.waitFor(() => expect(isOnline).toHaveBeenCalled())
    expect(onOutdated).not.toHaveBeenCalled()
    isOnline.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledOnce())
  })

  it('that was waiting before the page is offered', async () => {
    registration.waiting = new FakeWorker('next')
    await open()
    await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledOnce())
  })
})

describe('a worker whose script cannot be fetched', () => {
  const answer = (status: number) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status })),
    )

  it.each([404, 410])('is removed on status %i', async (status) => {
    answer(status)
    registration.update.mockRejectedValueOnce(new TypeError('no script'))
    await open()
    await vi.waitFor(() => expect(registration.unregister).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(caches.delete.mock.calls).toEqual([['mozhan-files-1']]))
  })

  it('stays on status 503', async () => {
    answer(503)
    registration.update.mockRejectedValueOnce(new TypeError('no script'))
    await open()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    expect(registration.unregister).not.toHaveBeenCalled()
  })
})

it('does nothing if service workers are unavailable or blocked', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    configurable: true,
  })
  stop = registerWorker({ buildId: 'mine', onOutdated })
  await removeWorker()
  expect(container.register).not.toHaveBeenCalled()
  expect(caches.delete).not.toHaveBeenCalled()
})
