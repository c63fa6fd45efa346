import { asc, lt, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import { refreshOutbox } from '../db/schema/index.ts'
import { createSiteMessenger, type SiteMessenger } from './site-messenger.ts'

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
  /** ms until those that could not be told are tried again. */
  readonly retryAfter?: number
}

/**
 * Writes that come together are told together; what comes while a site is being told waits for it anyway. Longer, and a
 * writer who is led to the page that was just changed finds the old one.
 */
const COALESCE_MS = 5
const REQUEST_TIMEOUT_MS = 3000
const RETRY_AFTER_MS = 30_000
/** Pages renew themselves after five minutes anyway; older notes are worthless. */
const OUTBOX_LIFETIME_MS = 15 * 60_000
/** More stale tags than this and the site forgets everything instead. */
const MAX_TAGS = 200
const EVERYTHING = 'site:start'

export function createPublisher({
  db,
  urls,
  secret,
  logger,
  fetch,
  retryAfter = RETRY_AFTER_MS,
}: PublisherOptions): Publisher {
  const tags = new Set<string>()
  const rows = new Set<number>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let retryTimer: NodeJS.Timeout | undefined
  const sending = new Set<Promise<void>>()
  const messengers = urls.map((url) => createSiteMessenger({ url, post, signal: stopping.signal }))
  /** Those that did not hear of everything in `undelivered`. */
  const deaf = new Set<SiteMessenger>()
  /** Rows of the outbox. Those of another instance are left to it: it knows who did not hear of them. */
  const undelivered = new Set<number>()

  return {
    isListening: urls.length > 0,
    publish(newTags, outboxId) {
      if (urls.length === 0) return
      for (const tag of newTags) tags.add(tag)
      if (outboxId !== undefined) rows.add(outboxId)
      timer ??= setTimeout(flush, COALESCE_MS)
    },
    drainOutbox: () => drainOutbox(messengers),
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

  /** @param wanted rows, or all there are */
  async function drainOutbox(
    receivers: readonly SiteMessenger[],
    wanted?: readonly number[],
  ): Promise<void> {
    if (urls.length === 0) return
    await db
      .delete(refreshOutbox)
      .where(lt(refreshOutbox.createDate, new Date(Date.now() - OUTBOX_LIFETIME_MS)))
    const waiting = await db
      .select()
      .from(refreshOutbox)
      .where(wanted && isAmong(wanted))
      .orderBy(asc(refreshOutbox.id))
    if (waiting.length === 0) return
    send(
      waiting.flatMap((row) => row.tags),
      waiting.map((row) => row.id),
      receivers,
    )
  }

  function flush(): void {
    timer = undefined
    send([...tags], [...rows], messengers)
    tags.clear()
    rows.clear()
  }

  function send(...message: Parameters<typeof deliver>): void {
    const delivery = deliver(...message).finally(() => sending.delete(delivery))
    sending.add(delivery)
  }

  /** @param delivered rows of the outbox that are done with once all receivers were told */
  async function deliver(
    batch: readonly string[],
    delivered: readonly number[],
    receivers: readonly SiteMessenger[],
  ): Promise<void> {
    try {
      const outcomes = await Promise.all(receivers.map(({ tell }) => tell(batch)))
      const missed = receivers.filter((_, at) => !outcomes[at])
      if (missed.length > 0) return retryLater(missed, delivered)
      if (delivered.length > 0) {
        await db.delete(refreshOutbox).where(isAmong(delivered))
      }
    } catch (error) {
      logger.error({ error }, 'could not clear the refresh outbox')
    }
  }

  /** Who heard everything is not told again. */
  function retryLater(missed: readonly SiteMessenger[], rows: readonly number[]): void {
    if (stopping.signal.aborted) return
    for (const row of rows) undelivered.add(row)
    for (const messenger of missed) {
      logger.warn({ url: messenger.url }, 'the site could not be told about a change')
      deaf.add(messenger)
    }
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined
      const again = [[...deaf], [...undelivered]] as const
      deaf.clear()
      undelivered.clear()
      drainOutbox(...again).catch((error) =>
        logger.error({ error }, 'could not read the refresh outbox'),
      )
    }, retryAfter)
    retryTimer.unref()
  }

  async function post(url: string, batch: readonly string[]): Promise<boolean> {
    try {
      const response = await fetch(`${url}/internal/refresh`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-refresh-secret': secret },
        body: JSON.stringify({ tags: batch.length > MAX_TAGS ? [EVERYTHING] : batch }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }
}

/** One parameter however many rows there are: a statement takes 65,535 at most. */
function isAmong(rows: readonly number[]): SQL {
  return sql`${refreshOutbox.id} = any(${sql.param(rows)}::bigint[])`
}
