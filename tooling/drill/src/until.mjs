import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 60_000

/** Polls a condition. @returns {Promise<boolean>} false if it is not met within a minute */
export async function until(isDone) {
  const end = performance.now() + TIMEOUT_MS
  while (performance.now() < end) {
    if (await isDone()) return true
    await sleep(50)
  }
  return false
}

/** HTTP status of an address; 0 without a response. */
export async function statusOf(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}
