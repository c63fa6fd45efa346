/** Minimum time in ms between two log lines. */
const PAUSE_MS = 10_000

/** Throttles the log of a repeated failure to one line in ten seconds, because each request may meet it. */
export function throttleLog(log: (error: unknown) => void): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY
  return (error) => {
    const now = performance.now()
    if (now - last < PAUSE_MS) return
    last = now
    log(error)
  }
}
