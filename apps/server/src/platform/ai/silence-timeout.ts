/** A timeout that starts again with each piece of an answer. */
export interface SilenceTimeout {
  /** Aborts when a piece does not arrive in time. */
  readonly signal: AbortSignal
  /** Starts the timeout for the next piece. */
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
