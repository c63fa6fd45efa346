import type { RowCache } from '../cache/row-cache.ts'
import type { Database } from '../db/client.ts'
import { invalidationOutbox } from '../db/schema/index.ts'
import type { Events } from '../events/events.ts'
import type { Pages } from '../pages/pages.ts'

/** A change that is under way: its transaction, and what has to be announced once it is committed. */
export interface Unit {
  /** The transaction. */
  readonly db: Database
  /** Marks the pages with this tag as stale. */
  invalidate(tag: string): void
  /** Says that something changed for a user, in whichever instance the user is connected. */
  notify(userId: string): void
}

/**
 * Runs a change in one transaction and then waits until the sites know which pages it made stale. The tags are
 * noted in the same transaction, so that a process killed in between announces them at its next start.
 */
export type RunInUnit = <Result>(work: (unit: Unit) => Promise<Result>) => Promise<Result>

export interface UnitOptions {
  readonly db: Database
  readonly pages: Pages
  readonly events: Events
  readonly rows: RowCache
  /** Notes within the transaction that something changed for these users. Called last. */
  readonly noteUsers: (tx: Database, userIds: ReadonlySet<string>) => Promise<void>
}

export function createUnitRunner({ db, pages, events, rows, noteUsers }: UnitOptions): RunInUnit {
  return async (work) => {
    const tags = new Set<string>()
    const userIds = new Set<string>()
    const { result, outboxId } = await db.transaction(async (tx) => {
      const result = await work({
        db: tx,
        invalidate: (tag) => void tags.add(tag),
        notify: (userId) => void userIds.add(userId),
      })
      await noteUsers(tx, userIds)
      await events.note(tx, userIds)
      if (tags.size === 0 || !pages.isListening) return { result, outboxId: undefined }
      const [row] = await tx
        .insert(invalidationOutbox)
        .values({ tags: [...tags] })
        .returning({ id: invalidationOutbox.id })
      return { result, outboxId: row?.id }
    })
    rows.invalidate([...tags, ...[...userIds].map(noticesTag)])
    events.announce(userIds)
    if (tags.size > 0) await pages.invalidate([...tags], outboxId)
    return result
  }
}

/** The tag of rows that depend on the notices of a user. */
export function noticesTag(userId: string): string {
  return `notices:${userId}`
}
