import type { Message } from '../model/message.ts'
import { removeCaches } from '../remove-caches.ts'

const SCRIPT = '/sw.js'
/** Milliseconds between two looks for a new program while a page stays open. */
const LOOK_AGAIN = 3_600_000

export interface WorkerLinkOptions {
  /** The program of this page, as the worker of the same program names itself. */
  program: string
  /** A newer program is there. May be called again. */
  onOutdated: () => void
}

/**
 * Registers the worker and watches for a newer program. A worker of this page's own program takes over at once, and
 * nobody is asked; one of another program waits.
 * @returns stops watching
 */
export function linkWorker({ program, onOutdated }: WorkerLinkOptions): () => void {
  const workers = findWorkers()
  const stop = new AbortController()
  if (!workers) return () => stop.abort()
  const { signal } = stop

  async function compare(worker: ServiceWorker | null): Promise<void> {
    if (!worker || program === '') return
    const theirs = await askProgram(worker)
    if (signal.aborted || theirs === undefined) return
    if (theirs === program) tell(worker, { kind: 'takeOver' })
    // A kept page is older than the worker, and without a network nothing can be done about it.
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
    let lookedAt = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN) return
      lookedAt = Date.now()
      registration.update().catch(leaveIfGone)
    }
    document.addEventListener('visibilitychange', look, { signal })
  }

  function watch(worker: ServiceWorker | null): void {
    const handleState = () => worker?.state === 'installed' && compare(worker)
    worker?.addEventListener('statechange', handleState, { signal })
  }

  start(workers).catch(leaveIfGone)
  return () => stop.abort()
}

/** Tells the worker at work, if there is one or will be; until then it waits. */
export async function tellWorker(message: Message): Promise<void> {
  const registration = await findWorkers()?.ready
  if (registration?.active) tell(registration.active, message)
}

/** Takes the worker off this device, and all that it kept. */
export async function removeWorker(): Promise<void> {
  const registrations = (await findWorkers()?.getRegistrations()) ?? []
  const ours = registrations.filter(({ active, waiting, installing }) => {
    const address = (active ?? waiting ?? installing)?.scriptURL
    return address !== undefined && new URL(address).pathname === SCRIPT
  })
  await Promise.all(ours.map((registration) => registration.unregister()))
  if (ours.length > 0) await removeCaches()
}

/** A script that cannot be fetched may only be out of reach; one that is said to be gone takes its worker with it. */
async function leaveIfGone(): Promise<void> {
  const answer = await fetch(SCRIPT, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status === 404 || answer?.status === 410) await removeWorker()
}

/** Not there over plain http, in some private windows, and where storage is blocked. */
function findWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

function tell(worker: ServiceWorker, message: Message): void {
  worker.postMessage(message)
}

/** Milliseconds after which a worker that does not say is not asked any more. */
const PATIENCE = 5000

function askProgram(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      resolve(typeof data === 'string' ? data : undefined)
      port1.close()
    }
    setTimeout(resolve, PATIENCE, undefined)
    worker.postMessage({ kind: 'program' } satisfies Message, [port2])
  })
}
