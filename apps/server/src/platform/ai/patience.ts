/** Gives up on whoever says nothing for too long. */
export interface Patience {
  /** Aborted when it is over. */
  readonly signal: AbortSignal
  /** Something was said: waits for the next. */
  renew(): void
  /** Waits no longer. */
  end(): void
}

/** @param firstMs until something is said at all @param nextMs from then on, each time */
export function createPatience(firstMs: number, nextMs: number): Patience {
  const over = new AbortController()
  const wait = (ms: number) => setTimeout(() => over.abort(), ms)
  let timer = wait(firstMs)
  return {
    signal: over.signal,
    renew() {
      clearTimeout(timer)
      timer = wait(nextMs)
    },
    end: () => clearTimeout(timer),
  }
}
