/** Milliseconds. */
const PAUSE = 10_000

/** Of many failures of the same kind, tells one every ten seconds: each request may meet one. */
export function logAtTimes(log: (error: unknown) => void): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY
  return (error) => {
    const now = performance.now()
    if (now - last < PAUSE) return
    last = now
    log(error)
  }
}
