import { setTimeout as sleep } from 'node:timers/promises'
import { asc, lt, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import { invalidationOutbox } from '../db/schema/index.ts'
import { createInvalidationSender, type InvalidationSender } from './invalidation-sender.ts'

/** Invalidates cached pages of all site instances. Never throws, because the change is already committed. */
export interface Pages {
  /** False without a configured site: then nothing is written to the outbox. */
  readonly isListening: boolean
  /**
   * Resolves when the sites have confirmed, so that an author who is redirected to a changed page sees the new one. Waits at
   * most half a second, and not for sites whose last delivery failed. Those are retried later.
   * @param outboxId row that stores the tags until they are delivered
   */
  invalidate(tags: readonly string[], outboxId?: number): Promise<void>
  /** Sends invalidations that an ended process had committed but not delivered. */
  drainOutbox(): Promise<void>
  /** Waits for running deliveries and stops the timers. */
  stop(): Promise<void>
}

export interface PagesOptions {
  readonly db: Database
  readonly urls: readonly string[]
  readonly secret: string
  readonly logger: Logger
  readonly fetch: typeof fetch
  /** ms until failed deliveries are retried. */
  readonly retryAfter?: number
  /** ms that an author waits for the sites. */
  readonly waitMs?: number
}

const REQUEST_TIMEOUT_MS = 3000
const WAIT_MS = 500
const RETRY_AFTER_MS = 30_000
/** Pages expire after five minutes anyway, so older rows are useless. */
const OUTBOX_LIFETIME_MS = 15 * 60_000
/** With more stale tags, the whole cache of the site is invalidated instead. */
const MAX_TAGS = 200
const EVERYTHING = 'site:start'

export function createPages({
  db,
  urls,
  secret,
  logger,
  fetch,
  retryAfter = RETRY_AFTER_MS,
  waitMs = WAIT_MS,
}: PagesOptions): Pages {
  const stopping = new AbortController()
  let retryTimer: NodeJS.Timeout | undefined
  const sending = new Set<Promise<void>>()
  const senders = urls.map((url) =>
    createInvalidationSender({ url, post, signal: stopping.signal }),
  )
  /** Senders whose last delivery failed. */
  const unresponsive = new Set<InvalidationSender>()
  /** Senders that missed a row in `undelivered`. */
  const behind = new Set<InvalidationSender>()
  /** Rows of the outbox that this instance retries. Each instance retries its own rows. */
  const undelivered = new Set<number>()

  return {
    isListening: urls.length > 0,
    async invalidate(tags, outboxId) {
      const deliveries = send(tags, outboxId === undefined ? [] : [outboxId], senders)
      const awaited = deliveries.filter(({ receiver }) => !unresponsive.has(receiver))
      const all = Promise.all(awaited.map(({ outcome }) => outcome))
      await Promise.race([all, sleep(waitMs, undefined, { ref: false })])
    },
    drainOutbox: () => drainOutbox(senders),
    async stop() {
      clearTimeout(retryTimer)
      stopping.abort()
      await Promise.all(sending)
      clearTimeout(retryTimer)
    },
  }

  /** @param wanted ids of rows; absent: all rows */
  async function drainOutbox(
    receivers: readonly InvalidationSender[],
    wanted?: readonly number[],
  ): Promise<void> {
    if (urls.length === 0) return
    await db
      .delete(invalidationOutbox)
      .where(lt(invalidationOutbox.createDate, new Date(Date.now() - OUTBOX_LIFETIME_MS)))
    const waiting = await db
      .select()
      .from(invalidationOutbox)
      .where(wanted && hasId(wanted))
      .orderBy(asc(invalidationOutbox.id))
    if (waiting.length === 0) return
    send(
      waiting.flatMap((row) => row.tags),
      waiting.map((row) => row.id),
      receivers,
    )
  }

  /** @param rows of the outbox that are deleted when all receivers have confirmed */
  function send(
    tags: readonly string[],
    rows: readonly number[],
    receivers: readonly InvalidationSender[],
  ): Delivery[] {
    const deliveries = receivers.map((receiver) => ({ receiver, outcome: receiver.send(tags) }))
    const delivery = settle(deliveries, rows).finally(() => sending.delete(delivery))
    sending.add(delivery)
    return deliveries
  }

  async function settle(deliveries: readonly Delivery[], rows: readonly number[]): Promise<void> {
    try {
      const outcomes = await Promise.all(deliveries.map(({ outcome }) => outcome))
      const missed = deliveries.filter((_, at) => !outcomes[at])
      for (const { receiver } of deliveries) unresponsive.delete(receiver)
      for (const { receiver } of missed) unresponsive.add(receiver)
      if (missed.length > 0) retryLater(missed, rows)
      else if (rows.length > 0) await db.delete(invalidationOutbox).where(hasId(rows))
    } catch (error) {
      logger.error({ err: error }, 'could not clear the invalidation outbox')
    }
  }

  /** Sites that confirmed everything are not retried. */
  function retryLater(missed: readonly Delivery[], rows: readonly number[]): void {
    if (stopping.signal.aborted) return
    for (const row of rows) undelivered.add(row)
    for (const { receiver } of missed) {
      logger.warn({ url: receiver.url }, 'could not deliver an invalidation to the site')
      behind.add(receiver)
    }
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined
      const pendingRetry = [[...behind], [...undelivered]] as const
      behind.clear()
      undelivered.clear()
      drainOutbox(...pendingRetry).catch((error) =>
        logger.error({ err: error }, 'could not read the invalidation outbox'),
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

/** The delivery to one site and whether it succeeded. */
interface Delivery {
  readonly receiver: InvalidationSender
  readonly outcome: Promise<boolean>
}

/** Uses one parameter for all rows, because a statement takes at most 65,535. */
function hasId(rows: readonly number[]): SQL {
  return sql`${invalidationOutbox.id} = any(${sql.param(rows)}::bigint[])`
}
