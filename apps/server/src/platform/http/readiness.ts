import type { Store } from '../db/client.ts'

/** Whether requests should be sent here. */
export interface Readiness {
  readonly isDraining: boolean
  /** From now on no: what comes all the same is answered. */
  drain(): void
  /** @returns `ready`, or what stands against it */
  check(): Promise<'ready' | 'draining' | 'database'>
}

/** Who asks wants to know now; a database that takes longer is none. */
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
      return (await answersInTime(store)) ? 'ready' : 'database'
    },
  }
}

async function answersInTime(store: Pick<Store, 'ping'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS)
  })
  const answered = store.ping().then(
    () => true,
    () => false,
  )
  const isAnswering = await Promise.race([answered, tooLate])
  clearTimeout(timer)
  return isAnswering
}
