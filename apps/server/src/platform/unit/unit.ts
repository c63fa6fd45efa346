import type { RowCache } from '../cache/row-cache.ts'
import type { Database } from '../db/client.ts'
import { invalidationOutbox } from '../db/schema/index.ts'
import type { Events } from '../events/events.ts'
import type { Pages } from '../pages/pages.ts'

/** A running change: its transaction, and what is published after the commit. */
export interface Unit {
  /** The transaction. */
  readonly db: Database
  /** Invalidates the pages with this tag. */
  invalidate(tag: string): void
  /** Notifies a user of a change, on every instance where the user is connected. */
  notify(userId: string): void
}

/**
 * Runs a change in one transaction and waits until the sites have confirmed the invalidations. The tags are stored in the
 * same transaction, so that an ended process sends them at its next start.
 */
export type RunInUnit = <Result>(work: (unit: Unit) => Promise<Result>) => Promise<Result>

export interface UnitOptions {
  readonly db: Database
  readonly pages: Pages
  readonly events: Events
  readonly rows: RowCache
  /** Records in the transaction that something changed for these users. Called last. */
  readonly recordUsers: (tx: Database, userIds: ReadonlySet<string>) => Promise<void>
}

export function createUnitRunner({ db, pages, events, rows, recordUsers }: UnitOptions): RunInUnit {
  return async (work) => {
    const tags = new Set<string>()
    const userIds = new Set<string>()
    const { result, outboxId } = await db.transaction(async (tx) => {
      const result = await work({
        db: tx,
        invalidate: (tag) => void tags.add(tag),
        notify: (userId) => void userIds.add(userId),
      })
      await recordUsers(tx, userIds)
      await events.publishInTransaction(tx, userIds)
      if (tags.size === 0 || !pages.isListening) return { result, outboxId: undefined }
      const [row] = await tx
        .insert(invalidationOutbox)
        .values({ tags: [...tags] })
        .returning({ id: invalidationOutbox.id })
      return { result, outboxId: row?.id }
    })
    rows.invalidate([...tags, ...[...userIds].map(noticesTag)])
    events.publish(userIds)
    if (tags.size > 0) await pages.invalidate([...tags], outboxId)
    return result
  }
}

/** The tag of rows that depend on the notices of a user. */
export function noticesTag(userId: string): string {
  return `notices:${userId}`
}
