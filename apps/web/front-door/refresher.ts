import type { AskOrigin } from './origin.ts'
import type { PageCache } from './page-cache.ts'

export interface RefresherOptions {
  ask: AskOrigin
  cache: PageCache
  secret: string
}

export interface Refresher {
  /** Expires everything that is cached. @returns whether it was done */
  refreshAll: () => Promise<boolean>
  /** Repeats a refresh a moment later. */
  echo: (body: Buffer) => void
}

/**
 * Milliseconds until a refresh is repeated. A page that read the old data just before the change was
 * committed may be stored just after the refresh; the repetition catches it.
 */
const ECHO_DELAY = 1000

/** Refreshes that come from the front door itself, not from the API. */
export function createRefresher({ ask, cache, secret }: RefresherOptions): Refresher {
  const waiting = new Set<string>()

  async function send(body: string): Promise<boolean> {
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-refresh-secret': secret,
    }
    const question = { method: 'POST', path: '/internal/refresh', headers, body: Buffer.from(body) }
    const { status } = await ask(question)
    if (status >= 300) return false
    cache.markStale()
    return true
  }

  return {
    refreshAll: () => send('{"everything":true}').catch(() => false),
    echo(body) {
      const text = body.toString()
      if (waiting.has(text)) return
      waiting.add(text)
      setTimeout(() => {
        waiting.delete(text)
        send(text).catch(() => undefined)
      }, ECHO_DELAY).unref()
    },
  }
}
