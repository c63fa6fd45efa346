// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { linkWorker, removeWorker } from './worker-link.ts'

/** A worker of another program, or of ours, as far as a page sees it. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly scriptURL = 'https://site.test/sw.js'
  readonly told: string[] = []
  readonly #program: string

  constructor(program: string) {
    super()
    this.#program = program
  }

  postMessage({ kind }: { kind: string }, [port]: MessagePort[] = []): void {
    this.told.push(kind)
    port?.postMessage(this.#program)
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

async function open(program = 'mine'): Promise<void> {
  stop = linkWorker({ program, onOutdated })
  await vi.waitFor(() => expect(registration.update).toHaveBeenCalled())
}

function arrive(program: string): FakeWorker {
  const worker = new FakeWorker(program)
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  worker.install()
  return worker
}

describe('a worker that arrives', () => {
  it('of the next program is offered, and waits', async () => {
    await open()
    const worker = arrive('next')
    await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledOnce())
    expect(worker.told).toEqual(['program'])
  })

  it("of this page's program takes over, and nobody is asked", async () => {
    await open()
    const worker = arrive('mine')
    await vi.waitFor(() => expect(worker.told).toEqual(['program', 'takeOver']))
    expect(onOutdated).not.toHaveBeenCalled()
  })

  it('and took over from another tab is offered', async () => {
    await open()
    container.controller = new FakeWorker('next')
    container.dispatchEvent(new Event('controllerchange'))
    await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledOnce())
  })

  it('is offered to a page without a network once it has one', async () => {
    isOnline.mockReturnValue(false)
    await open()
    container.controller = arrive('next')
    // It is looked at once the worker has answered.
    await vi.waitFor(() => expect(isOnline).toHaveBeenCalled())
    expect(onOutdated).not.toHaveBeenCalled()
    isOnline.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledOnce())
  })

  it('was there before the page, and is asked as well', async () => {
    registration.waiting = new FakeWorker('next')
    await open()
    await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledOnce())
  })
})

describe('a script that cannot be fetched', () => {
  const answer = (status: number) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status })),
    )

  it.each([404, 410])('and is gone (%i) takes its worker with it', async (status) => {
    answer(status)
    registration.update.mockRejectedValueOnce(new TypeError('no script'))
    await open()
    await vi.waitFor(() => expect(registration.unregister).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(caches.delete.mock.calls).toEqual([['mozhan-files-1']]))
  })

  it('because the site is in trouble leaves it where it is', async () => {
    answer(503)
    registration.update.mockRejectedValueOnce(new TypeError('no script'))
    await open()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    expect(registration.unregister).not.toHaveBeenCalled()
  })
})

it('does nothing where there are no workers, or where they may not be looked at', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    configurable: true,
  })
  stop = linkWorker({ program: 'mine', onOutdated })
  await removeWorker()
  expect(container.register).not.toHaveBeenCalled()
  expect(caches.delete).not.toHaveBeenCalled()
})
