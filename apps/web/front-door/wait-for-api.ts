/** Any open call will do: what counts is that the API and its database answer. */
const PROBE = '/article/api/category/list'
const PAUSE = 500
const PROBE_TIMEOUT = 3000

/**
 * Waits until the API answers.
 * @param patience milliseconds; Infinity waits as long as it takes
 * @returns whether it has answered
 */
export async function waitForApi(
  apiUrl: string,
  patience: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const end = Date.now() + patience
  while (!signal?.aborted) {
    if (await answers(apiUrl)) return true
    if (Date.now() + PAUSE > end) return false
    await new Promise((resolve) => setTimeout(resolve, PAUSE).unref())
  }
  return false
}

async function answers(apiUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT)
    const answer = await fetch(apiUrl.replace(/\/+$/, '') + PROBE, { signal })
    await answer.body?.cancel()
    return answer.status < 500
  } catch {
    return false
  }
}
