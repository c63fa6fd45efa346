import { asc, inArray, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import { refreshOutbox } from '../db/schema/index.ts'
import { createSiteMessenger } from './site-messenger.ts'

/** Tells every site instance which cached pages are stale. Never fails what was already committed. */
export interface Publisher {
  /** True when there is somebody to tell; otherwise nothing need be noted in the outbox. */
  readonly isListening: boolean
  /** @param outboxId row that remembers these tags until they were delivered */
  publish(tags: readonly string[], outboxId?: number): void
  /** Takes up what a killed process had committed but not told. */
  drainOutbox(): Promise<void>
  /** Sends what waits and stops the timers. */
  stop(): Promise<void>
}

export interface PublisherOptions {
  readonly db: Database
  readonly urls: readonly string[]
  readonly secret: string
  readonly logger: Logger
  readonly fetch: typeof fetch
}

/** Writes that come together are told together. */
const COALESCE_MS = 50
const REQUEST_TIMEOUT_MS = 3000
const RETRY_OUTBOX_MS = 30_000
/** Pages renew themselves after five minutes anyway; older notes are worthless. */
const OUTBOX_LIFETIME_MS = 15 * 60_000
/** More stale tags than this and the site forgets everything instead. */
const MAX_TAGS = 200
const EVERYTHING = 'site:start'

export function createPublisher({ db, urls, secret, logger, fetch }: PublisherOptions): Publisher {
  const tags = new Set<string>()
  const rows = new Set<number>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let retryTimer: NodeJS.Timeout | undefined
  const sending = new Set<Promise<void>>()
  const messengers = urls.map((url) =>
    createSiteMessenger({ post: (batch) => post(url, batch), signal: stopping.signal }),
  )

  return {
    isListening: urls.length > 0,
    publish(newTags, outboxId) {
      if (urls.length === 0) return
      for (const tag of newTags) tags.add(tag)
      if (outboxId !== undefined) rows.add(outboxId)
      timer ??= setTimeout(flush, COALESCE_MS)
    },
    drainOutbox,
    async stop() {
      clearTimeout(retryTimer)
      if (timer !== undefined) {
        clearTimeout(timer)
        flush()
      }
      stopping.abort()
      await Promise.all(sending)
      clearTimeout(retryTimer)
    },
  }

  async function drainOutbox(): Promise<void> {
    if (urls.length === 0) return
    await db
      .delete(refreshOutbox)
      .where(lt(refreshOutbox.createDate, new Date(Date.now() - OUTBOX_LIFETIME_MS)))
    const waiting = await db.select().from(refreshOutbox).orderBy(asc(refreshOutbox.id)).limit(1000)
    for (const row of waiting) {
      rows.add(row.id)
      for (const tag of row.tags) tags.add(tag)
    }
    if (waiting.length > 0) timer ??= setTimeout(flush, COALESCE_MS)
  }

  function flush(): void {
    timer = undefined
    const batch = tags.size > MAX_TAGS ? [EVERYTHING] : [...tags]
    const delivered = [...rows]
    tags.clear()
    rows.clear()
    const delivery = deliver(batch, delivered).finally(() => sending.delete(delivery))
    sending.add(delivery)
  }

  async function deliver(batch: readonly string[], delivered: readonly number[]): Promise<void> {
    try {
      const outcomes = await Promise.all(messengers.map(({ tell }) => tell(batch)))
      const deaf = urls.filter((_, at) => !outcomes[at])
      if (deaf.length > 0) {
        logger.warn({ urls: deaf, tags: batch.length }, 'sites could not be told about a change')
        return retryLater()
      }
      if (delivered.length > 0) {
        await db.delete(refreshOutbox).where(inArray(refreshOutbox.id, [...delivered]))
      }
    } catch (error) {
      logger.error({ error }, 'could not clear the refresh outbox')
    }
  }

  function retryLater(): void {
    if (stopping.signal.aborted) return
    clearTimeout(retryTimer)
    retryTimer = setTimeout(() => {
      drainOutbox().catch((error) => logger.error({ error }, 'could not read the refresh outbox'))
    }, RETRY_OUTBOX_MS)
    retryTimer.unref()
  }

  async function post(url: string, batch: readonly string[]): Promise<boolean> {
    try {
      const response = await fetch(`${url}/internal/refresh`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-refresh-secret': secret },
        body: JSON.stringify({ tags: batch }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }
}
