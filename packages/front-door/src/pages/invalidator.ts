import type { AskOrigin } from '../origin/origin.ts'
import type { PageCache } from './page-cache.ts'

export interface InvalidatorOptions {
  ask: AskOrigin
  cache: PageCache
  secret: string
}

export interface Invalidator {
  /** Expires everything that is cached. @returns whether it was done */
  invalidateAll: () => Promise<boolean>
  /** Repeats a refresh a moment later, and once more. */
  echo: (body: Buffer) => void
}

/**
 * Milliseconds after which a refresh is repeated. A page that read the old data just before the change
 * was committed may be stored just after the refresh. The first repetition catches it within the second
 * that an edit may take to show, the last one also where making the page took long.
 */
const ECHO_DELAYS = [250, 1000]

/** Refreshes that come from the front door itself, not from the API. */
export function createInvalidator({ ask, cache, secret }: InvalidatorOptions): Invalidator {
  const waiting = new Set<string>()

  async function send(body: string): Promise<boolean> {
    const headers = {
      'content-type': 'application/json',
      'x-refresh-secret': secret,
    }
    const question = { method: 'POST', path: '/internal/refresh', headers, body: Buffer.from(body) }
    const { status } = await ask(question)
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
    echo(body) {
      const text = body.toString()
      for (const delay of ECHO_DELAYS) repeat(text, delay)
    },
  }
}
