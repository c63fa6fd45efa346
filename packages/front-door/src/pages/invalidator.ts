import type { FetchOrigin } from '../origin/origin.ts'
import type { PageCache } from './page-cache.ts'

export interface InvalidatorOptions {
  fetchOrigin: FetchOrigin
  cache: PageCache
  secret: string
}

export interface Invalidator {
  /** Invalidates the whole cache. @returns whether the site confirmed it */
  invalidateAll: () => Promise<boolean>
  /** Repeats an invalidation after a short delay, and once more. */
  scheduleRepeats: (body: Buffer) => void
}

/**
 * Delays in ms after which an invalidation is repeated. A page that read old data just before the commit of a change may be
 * cached just after the invalidation. The first repetition catches this within a second of the edit, the last one also when
 * rendering took longer.
 */
const REPEAT_DELAYS_MS = [250, 1000]

/** Invalidations that the front door itself sends to the site. */
export function createInvalidator({ fetchOrigin, cache, secret }: InvalidatorOptions): Invalidator {
  const waiting = new Set<string>()

  async function send(body: string): Promise<boolean> {
    const headers = {
      'content-type': 'application/json',
      'x-refresh-secret': secret,
    }
    const originRequest = {
      method: 'POST',
      path: '/internal/refresh',
      headers,
      body: Buffer.from(body),
    }
    const { status } = await fetchOrigin(originRequest)
    if (status >= 300) return false
    cache.invalidate()
    return true
  }

  function repeat(body: string, delay: number): void {
    const key = `${delay} ${body}`
    if (waiting.has(key)) return
    waiting.add(key)
    setTimeout(() => {
      waiting.delete(key)
      send(body).catch(() => undefined)
    }, delay).unref()
  }

  return {
    invalidateAll: () => send('{"everything":true}').catch(() => false),
    scheduleRepeats(body) {
      const text = body.toString()
      for (const delay of REPEAT_DELAYS_MS) repeat(text, delay)
    },
  }
}
