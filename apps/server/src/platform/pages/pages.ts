import { setTimeout as sleep } from 'node:timers/promises'
import { asc, lt, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import { invalidationOutbox } from '../db/schema/index.ts'
import { createInvalidationSender, type InvalidationSender } from './invalidation-sender.ts'

/** Tells every site instance which cached pages are stale. Never fails what was already committed. */
export interface Pages {
  /** False where no site is configured: then nothing is noted in the outbox. */
  readonly isListening: boolean
  /**
   * Resolves once the sites have confirmed, so that a writer who is led to the changed page finds the new one; after half a
   * second at most, and without a site that did not answer the last time. Such a site is told later.
   * @param outboxId row that remembers these tags until they were delivered
   */
  invalidate(tags: readonly string[], outboxId?: number): Promise<void>
  /** Takes up what a killed process had committed but not told. */
  drainOutbox(): Promise<void>
  /** Sends what waits and stops the timers. */
  stop(): Promise<void>
}

export interface PagesOptions {
  readonly db: Database
  readonly urls: readonly string[]
  readonly secret: string
  readonly logger: Logger
  readonly fetch: typeof fetch
  /** ms until those that could not be told are tried again. */
  readonly retryAfter?: number
  /** ms that a writer waits for the sites. */
  readonly waitMs?: number
}

const REQUEST_TIMEOUT_MS = 3000
const WAIT_MS = 500
const RETRY_AFTER_MS = 30_000
/** Pages renew themselves after five minutes anyway; older notes are worthless. */
const OUTBOX_LIFETIME_MS = 15 * 60_000
/** More stale tags than this and the site forgets everything instead. */
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
  const messengers = urls.map((url) =>
    createInvalidationSender({ url, post, signal: stopping.signal }),
  )
  /** Those that could not be told the last time. */
  const silent = new Set<InvalidationSender>()
  /** Those that did not hear of everything in `undelivered`. */
  const deaf = new Set<InvalidationSender>()
  /** Rows of the outbox. Those of another instance are left to it: it knows who did not hear of them. */
  const undelivered = new Set<number>()

  return {
    isListening: urls.length > 0,
    async invalidate(tags, outboxId) {
      const hearings = send(tags, outboxId === undefined ? [] : [outboxId], messengers)
      const awaited = hearings.filter(({ receiver }) => !silent.has(receiver))
      const all = Promise.all(awaited.map(({ outcome }) => outcome))
      await Promise.race([all, sleep(waitMs, undefined, { ref: false })])
    },
    drainOutbox: () => drainOutbox(messengers),
    async stop() {
      clearTimeout(retryTimer)
      stopping.abort()
      await Promise.all(sending)
      clearTimeout(retryTimer)
    },
  }

  /** @param wanted rows, or all there are */
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
      .where(wanted && isAmong(wanted))
      .orderBy(asc(invalidationOutbox.id))
    if (waiting.length === 0) return
    send(
      waiting.flatMap((row) => row.tags),
      waiting.map((row) => row.id),
      receivers,
    )
  }

  /** @param rows of the outbox that are done with once all receivers were told */
  function send(
    tags: readonly string[],
    rows: readonly number[],
    receivers: readonly InvalidationSender[],
  ): Hearing[] {
    const hearings = receivers.map((receiver) => ({ receiver, outcome: receiver.tell(tags) }))
    const delivery = settle(hearings, rows).finally(() => sending.delete(delivery))
    sending.add(delivery)
    return hearings
  }

  async function settle(hearings: readonly Hearing[], rows: readonly number[]): Promise<void> {
    try {
      const outcomes = await Promise.all(hearings.map(({ outcome }) => outcome))
      const missed = hearings.filter((_, at) => !outcomes[at])
      for (const { receiver } of hearings) silent.delete(receiver)
      for (const { receiver } of missed) silent.add(receiver)
      if (missed.length > 0) retryLater(missed, rows)
      else if (rows.length > 0) await db.delete(invalidationOutbox).where(isAmong(rows))
    } catch (error) {
      logger.error({ error }, 'could not clear the invalidation outbox')
    }
  }

  /** Who heard everything is not told again. */
  function retryLater(missed: readonly Hearing[], rows: readonly number[]): void {
    if (stopping.signal.aborted) return
    for (const row of rows) undelivered.add(row)
    for (const { receiver } of missed) {
      logger.warn({ url: receiver.url }, 'the site could not be told about a change')
      deaf.add(receiver)
    }
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined
      const again = [[...deaf], [...undelivered]] as const
      deaf.clear()
      undelivered.clear()
      drainOutbox(...again).catch((error) =>
        logger.error({ error }, 'could not read the invalidation outbox'),
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

/** A site that is being told, and whether it was. */
interface Hearing {
  readonly receiver: InvalidationSender
  readonly outcome: Promise<boolean>
}

/** One parameter however many rows there are: a statement takes 65,535 at most. */
function isAmong(rows: readonly number[]): SQL {
  return sql`${invalidationOutbox.id} = any(${sql.param(rows)}::bigint[])`
}
