import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { feed, feedCounts } from '../db/schema/index.ts'
import { type FeedScope, scopeKey } from './scopes.ts'

/** The sort values of an entry. */
export interface FeedEntry {
  readonly targetId: string
  readonly updateDate: Date
  readonly createDate: Date
  readonly heat: number
}

/**
 * Puts an entry into exactly these public lists (none: it is not public any more) and updates their totals. Call it in the
 * transaction that changes the entry, after its row is locked.
 */
export async function writeFeed(
  tx: Database,
  entry: FeedEntry,
  scopes: readonly FeedScope[],
): Promise<void> {
  const before = await tx.select().from(feed).where(eq(feed.targetId, entry.targetId))
  const wanted = new Map(scopes.map((scope) => [scopeKey(scope), scope]))
  const existing = new Map(before.map((row) => [keyOf(row), row]))
  const removed = before.filter((row) => !wanted.has(keyOf(row)))
  const added = [...wanted.values()].filter((scope) => !existing.has(scopeKey(scope)))
  const moved = before.filter((row) => wanted.has(keyOf(row)) && hasMoved(row, entry))

  if (removed.length > 0) {
    const pairs = removed.map((row) => and(eq(feed.kind, row.kind), eq(feed.scopeId, row.scopeId)))
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
    ...removed.map((row) => ({ kind: row.kind, scopeId: row.scopeId, total: -1 })),
    ...added.map((scope) => ({ ...scope, total: 1 })),
    ...moved.map((row) => ({ kind: row.kind, scopeId: row.scopeId, total: 0 })),
  ])
}

async function count(
  tx: Database,
  changes: readonly { kind: number; scopeId: string; total: number }[],
): Promise<void> {
  if (changes.length === 0) return
  // Always locked in the same order, to avoid deadlocks.
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

function hasMoved(row: FeedEntry, entry: FeedEntry): boolean {
  return (
    row.updateDate.getTime() !== entry.updateDate.getTime() ||
    row.createDate.getTime() !== entry.createDate.getTime() ||
    row.heat !== entry.heat
  )
}
