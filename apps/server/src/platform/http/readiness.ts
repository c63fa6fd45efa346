import type { Store } from '../db/client.ts'

/** Whether load balancers should send requests to this process. */
export interface Readiness {
  readonly isDraining: boolean
  /** Reports not ready from now on. Requests are still answered. */
  drain(): void
  /** @returns `ready`, or the reason why not */
  check(): Promise<'ready' | 'draining' | 'database'>
}

/** A database that takes longer counts as unreachable. */
const TIMEOUT_MS = 2000

export function createReadiness(store: Pick<Store, 'ping'>): Readiness {
  let isDraining = false
  return {
    get isDraining() {
      return isDraining
    },
    drain() {
      isDraining = true
    },
    async check() {
      if (isDraining) return 'draining'
      return (await respondsInTime(store)) ? 'ready' : 'database'
    },
  }
}

async function respondsInTime(store: Pick<Store, 'ping'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS)
  })
  const answered = store.ping().then(
    () => true,
    () => false,
  )
  const isAnswering = await Promise.race([answered, timedOut])
  clearTimeout(timer)
  return isAnswering
}
