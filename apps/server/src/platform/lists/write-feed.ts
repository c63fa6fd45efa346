import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { feed, feedCounts } from '../db/schema/index.ts'
import { type FeedScope, scopeKey } from './scopes.ts'

/** What a list needs to know about an entry to sort it. */
export interface FeedEntry {
  readonly targetId: string
  readonly updateDate: Date
  readonly createDate: Date
  readonly heat: number
}

/**
 * Makes an entry stand in exactly these public lists (none: it is no longer public) and keeps their
 * totals. Call it inside the transaction that changes the entry, after its own row is locked.
 */
export async function writeFeed(
  tx: Database,
  entry: FeedEntry,
  scopes: readonly FeedScope[],
): Promise<void> {
  const before = await tx.select().from(feed).where(eq(feed.targetId, entry.targetId))
  const wanted = new Map(scopes.map((scope) => [scopeKey(scope), scope]))
  const known = new Map(before.map((row) => [keyOf(row), row]))
  const gone = before.filter((row) => !wanted.has(keyOf(row)))
  const added = [...wanted.values()].filter((scope) => !known.has(scopeKey(scope)))
  const moved = before.filter((row) => wanted.has(keyOf(row)) && isElsewhere(row, entry))

  if (gone.length > 0) {
    const pairs = gone.map((row) => and(eq(feed.kind, row.kind), eq(feed.scopeId, row.scopeId)))
    await tx.delete(feed).where(and(eq(feed.targetId, entry.targetId), or(...pairs)))
  }
  if (moved.length > 0) {
    const { targetId, ...values } = entry
    await tx.update(feed).set(values).where(eq(feed.targetId, targetId))
  }
  if (added.length > 0) {
    await tx.insert(feed).values(added.map((scope) => ({ ...scope, ...entry })))
  }
  await count(tx, [
    ...gone.map((row) => ({ kind: row.kind, scopeId: row.scopeId, total: -1 })),
    ...added.map((scope) => ({ ...scope, total: 1 })),
    ...moved.map((row) => ({ kind: row.kind, scopeId: row.scopeId, total: 0 })),
  ])
}

async function count(
  tx: Database,
  changes: readonly { kind: number; scopeId: string; total: number }[],
): Promise<void> {
  if (changes.length === 0) return
  // Always locked in the same order, so that two writers never wait for each other.
  const ordered = [...changes].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
  await tx
    .insert(feedCounts)
    .values(ordered.map((change) => ({ ...change, version: 1 })))
    .onConflictDoUpdate({
      target: [feedCounts.kind, feedCounts.scopeId],
      set: {
        total: sql`${feedCounts.total} + excluded.total`,
        version: sql`${feedCounts.version} + 1`,
      },
    })
}

function keyOf(row: { kind: number; scopeId: string }): string {
  return `${row.kind}:${row.scopeId}`
}

function isElsewhere(row: FeedEntry, entry: FeedEntry): boolean {
  return (
    row.updateDate.getTime() !== entry.updateDate.getTime() ||
    row.createDate.getTime() !== entry.createDate.getTime() ||
    row.heat !== entry.heat
  )
}
