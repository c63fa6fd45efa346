/** A timeout that each piece of an answer renews. */
export interface SilenceTimeout {
  /** Aborted when nothing has come in time. */
  readonly signal: AbortSignal
  /** A piece has come: waits for the next. */
  renew(): void
  /** Stops the timer. */
  end(): void
}

/** @param firstMs until the first piece @param nextMs between two pieces */
export function createSilenceTimeout(firstMs: number, nextMs: number): SilenceTimeout {
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
