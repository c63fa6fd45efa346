import type { Message } from '../model/message.ts'
import { removeCaches } from '../remove-caches.ts'

const SCRIPT = '/sw.js'
/** Minimum time between two checks for a new worker while a page is open. */
const UPDATE_INTERVAL_MS = 3_600_000

export interface WorkerOptions {
  /** Build of this page; the worker of the same build has the same value. */
  program: string
  /** Called when a newer build is available; may be called several times. */
  onOutdated: () => void
}

/**
 * Registers the worker and watches for a newer program. A worker of this page's program takes over at once; one of another
 * program waits.
 * @returns a function that stops watching
 */
export function registerWorker({ program, onOutdated }: WorkerOptions): () => void {
  const workers = findWorkers()
  const stop = new AbortController()
  if (!workers) return () => stop.abort()
  const { signal } = stop

  async function compare(worker: ServiceWorker | null): Promise<void> {
    if (!worker || program === '') return
    const other = await requestProgram(worker)
    if (signal.aborted || other === undefined) return
    if (other === program) post(worker, { kind: 'takeOver' })
    // A cached page is older than the worker, and cannot be updated offline.
    else if (navigator.onLine) onOutdated()
  }

  async function start(container: ServiceWorkerContainer): Promise<void> {
    const registration = await container.register(SCRIPT, { scope: '/', updateViaCache: 'none' })
    registration.addEventListener('updatefound', () => watch(registration.installing), { signal })
    container.addEventListener('controllerchange', () => compare(container.controller), { signal })
    const compareAgain = () => compare(registration.waiting ?? container.controller)
    window.addEventListener('online', compareAgain, { signal })
    watch(registration.installing)
    await compare(registration.waiting)
    await registration.update()
    let checkedAt = Date.now()
    const check = () => {
      const isDue = Date.now() - checkedAt >= UPDATE_INTERVAL_MS
      if (document.visibilityState !== 'visible' || !isDue) return
      checkedAt = Date.now()
      registration.update().catch(removeIfGone)
    }
    document.addEventListener('visibilitychange', check, { signal })
  }

  function watch(worker: ServiceWorker | null): void {
    const handleState = () => worker?.state === 'installed' && compare(worker)
    worker?.addEventListener('statechange', handleState, { signal })
  }

  start(workers).catch(removeIfGone)
  return () => stop.abort()
}

/** Posts a message to the active worker; waits until there is one. */
export async function postToWorker(message: Message): Promise<void> {
  const registration = await findWorkers()?.ready
  if (registration?.active) post(registration.active, message)
}

/** Removes the worker and its caches from this device. */
export async function removeWorker(): Promise<void> {
  const registrations = (await findWorkers()?.getRegistrations()) ?? []
  const ours = registrations.filter(({ active, waiting, installing }) => {
    const address = (active ?? waiting ?? installing)?.scriptURL
    return address !== undefined && new URL(address).pathname === SCRIPT
  })
  await Promise.all(ours.map((registration) => registration.unregister()))
  if (ours.length > 0) await removeCaches()
}

/** Removes the worker if its script does not exist any more. Other failures may be temporary. */
async function removeIfGone(): Promise<void> {
  const answer = await fetch(SCRIPT, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status === 404 || answer?.status === 410) await removeWorker()
}

/** Service workers are unavailable over plain HTTP, in some private windows, and if storage is blocked. */
function findWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

function post(worker: ServiceWorker, message: Message): void {
  worker.postMessage(message)
}

const PROGRAM_TIMEOUT_MS = 5000

function requestProgram(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      resolve(typeof data === 'string' ? data : undefined)
      port1.close()
    }
    setTimeout(resolve, PROGRAM_TIMEOUT_MS, undefined)
    worker.postMessage({ kind: 'program' } satisfies Message, [port2])
  })
}
