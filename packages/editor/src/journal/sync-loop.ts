import type { JournalEnvironment } from './environment.ts'

/** ms until a failed exchange is tried again: at first, and at most. */
const FIRST_RETRY = 3000
const LAST_RETRY = 5 * 60_000

export interface SyncLoopOptions {
  /** Whether there is anything to exchange. */
  readonly isNeeded: () => boolean
  /** One exchange with the server. */
  readonly step: () => Promise<void>
  readonly isExpired: (error: unknown) => boolean
  /** How long the server asks to be left alone, in ms; undefined where it does not ask. */
  readonly retryAfter: (error: unknown) => number | undefined
  /** Told how the last exchange ended. */
  readonly onOutcome: (outcome: { error?: unknown; isPaused: boolean }) => void
  readonly environment: Pick<JournalEnvironment, 'after' | 'isOnline'>
}

/** Exchanges with the server one after another, never two at once. */
export interface SyncLoop {
  /** Exchanges now, until the server has what there was at the call. */
  flush(): Promise<void>
  /** Exchanges in `ms` at the latest. */
  schedule(ms: number): void
  /** Waits no longer after a failure or an expired session. */
  wake(): void
  start(): void
  /** Lets the exchange under way end, and begins none by itself. */
  stop(): void
}

export function createSyncLoop(options: SyncLoopOptions): SyncLoop {
  const { isNeeded, step, isExpired, retryAfter, onOutcome, environment } = options
  let running: Promise<void> | undefined
  let cancel: (() => void) | undefined
  let isPaused = false
  let failures = 0
  let isStopped = false
  /** The server has asked to be left alone: until then nothing is sent, whatever is typed or pressed. */
  let endRest: (() => void) | undefined

  function schedule(ms: number): void {
    if (isStopped) return
    cancel ??= environment.after(ms, () => {
      cancel = undefined
      void flush()
    })
  }

  function reset(): void {
    cancel?.()
    cancel = undefined
  }

  function rest(ms: number): void {
    if (isStopped) return
    endRest?.()
    endRest = environment.after(ms, () => {
      endRest = undefined
      void flush()
    })
  }

  async function run(): Promise<void> {
    try {
      await step()
      failures = 0
      onOutcome({ isPaused })
    } catch (error) {
      isPaused = isExpired(error)
      onOutcome({ error, isPaused })
      reset()
      failures++
      const wait = retryAfter(error)
      if (wait !== undefined) rest(wait)
      else if (!isPaused) schedule(Math.min(FIRST_RETRY * 2 ** (failures - 1), LAST_RETRY))
    }
  }

  async function flush(): Promise<void> {
    // The exchange that is under way, the first look, and what was typed meanwhile.
    for (let round = 0; round < 3; round++) {
      if (running) await running
      else if (isPaused || endRest || !isNeeded() || !environment.isOnline()) return
      else {
        const before = failures
        running = run().finally(() => {
          running = undefined
        })
        await running
        if (failures > before) return
      }
    }
  }

  return {
    flush,
    schedule,
    wake() {
      isPaused = false
      failures = 0
      reset()
      onOutcome({ isPaused })
    },
    start() {
      isStopped = false
    },
    stop() {
      isStopped = true
      reset()
      endRest?.()
      endRest = undefined
    },
  }
}
