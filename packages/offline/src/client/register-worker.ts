import type { Message } from '../model/message.ts'
import { removeCaches } from '../remove-caches.ts'

const SCRIPT = '/sw.js'
/** Minimum time between two checks for a new worker while a page is open. */
const UPDATE_INTERVAL_MS = 3_600_000

export interface WorkerOptions {
  /** Build of this page; empty in development, where builds are not compared. */
  buildId: string
  /** Called when a newer build is available; may be called several times. */
  onOutdated: () => void
}

/**
 * Registers the worker and watches for a newer build. A worker of this page's build takes over at once; one of another build
 * waits.
 * @returns a function that stops watching
 */
export function registerWorker({ buildId, onOutdated }: WorkerOptions): () => void {
  const container = findContainer()
  const stop = new AbortController()
  if (!container) return () => stop.abort()
  const { signal } = stop

  async function activateOrReport(worker: ServiceWorker | null): Promise<void> {
    if (!worker || buildId === '') return
    const other = await requestBuildId(worker)
    if (signal.aborted || other === undefined) return
    if (other === buildId) post(worker, { kind: 'takeOver' })
    // Offline, the page may come from the cache and be older than the worker. It could not be updated by a reload.
    else if (navigator.onLine) onOutdated()
  }

  async function start(container: ServiceWorkerContainer): Promise<void> {
    const registration = await container.register(SCRIPT, { scope: '/', updateViaCache: 'none' })
    registration.addEventListener('updatefound', () => watch(registration.installing), { signal })
    container.addEventListener('controllerchange', () => activateOrReport(container.controller), {
      signal,
    })
    const reportWhenOnline = () => activateOrReport(registration.waiting ?? container.controller)
    window.addEventListener('online', reportWhenOnline, { signal })
    watch(registration.installing)
    await activateOrReport(registration.waiting)
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
    const handleState = () => worker?.state === 'installed' && activateOrReport(worker)
    worker?.addEventListener('statechange', handleState, { signal })
  }

  start(container).catch(removeIfGone)
  return () => stop.abort()
}

/** Posts a message to the active worker; waits until there is one. */
export async function postToWorker(message: Message): Promise<void> {
  const registration = await findContainer()?.ready
  if (registration?.active) post(registration.active, message)
}

/** Removes the worker and its caches from this device. */
export async function removeWorker(): Promise<void> {
  const registrations = (await findContainer()?.getRegistrations()) ?? []
  const ours = registrations.filter(({ active, waiting, installing }) => {
    const address = (active ?? waiting ?? installing)?.scriptURL
    return address !== undefined && new URL(address).pathname === SCRIPT
  })
  await Promise.all(ours.map((registration) => registration.unregister()))
  if (ours.length > 0) await removeCaches()
}

/** Removes the worker if its script does not exist any more. Other failures may be temporary. */
async function removeIfGone(): Promise<void> {
  const response = await fetch(SCRIPT, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (response?.status === 404 || response?.status === 410) await removeWorker()
}

/** Service workers are unavailable over plain HTTP, in some private windows, and if storage is blocked. */
function findContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

function post(worker: ServiceWorker, message: Message): void {
  worker.postMessage(message)
}

const BUILD_ID_TIMEOUT_MS = 5000

function requestBuildId(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      resolve(typeof data === 'string' ? data : undefined)
      port1.close()
    }
    setTimeout(resolve, BUILD_ID_TIMEOUT_MS, undefined)
    worker.postMessage({ kind: 'program' } satisfies Message, [port2])
  })
}
