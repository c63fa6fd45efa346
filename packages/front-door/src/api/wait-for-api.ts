const PAUSE_MS = 500
const PROBE_TIMEOUT_MS = 3000

export interface ApiProbe {
  url: string
  /** Path of any open call; it succeeds when the API and its database answer. */
  probe: string
}

/**
 * Waits until the API answers.
 * @param timeout in ms; Infinity waits without a limit
 * @returns whether the API has answered
 */
export async function waitForApi(
  api: ApiProbe,
  timeout: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const end = Date.now() + timeout
  while (!signal?.aborted) {
    if (await isReachable(api)) return true
    if (Date.now() + PAUSE_MS > end) return false
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref())
  }
  return false
}

async function isReachable({ url, probe }: ApiProbe): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    const response = await fetch(url.replace(/\/+$/, '') + probe, { signal })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}
