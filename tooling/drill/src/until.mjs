import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 60_000

/** Waits for something. @returns {Promise<boolean>} false where it did not come within a minute */
export async function until(isDone) {
  const end = performance.now() + PATIENCE_MS
  while (performance.now() < end) {
    if (await isDone()) return true
    await sleep(50)
  }
  return false
}

/** The status of an address, 0 without an answer. */
export async function statusOf(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}
