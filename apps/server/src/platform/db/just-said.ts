import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** As long as somebody may go on sending what he was told nothing of. */
const WINDOW_MS = 10 * 60_000

/**
 * Word for word what the same person has just said in the same place. It is the same thing sent once more, because the
 * answer got lost, and must not stand there twice.
 */
export function isJustSaid(
  table: { userId: PgColumn; parentId: PgColumn; createDate: PgColumn; deleteDate: PgColumn },
  said: { userId: string; parentId: string | null; now: Date; text: PgColumn; words: string },
): SQL | undefined {
  return and(
    eq(table.userId, said.userId),
    said.parentId === null ? isNull(table.parentId) : eq(table.parentId, said.parentId),
    eq(said.text, said.words),
    gt(table.createDate, new Date(said.now.getTime() - WINDOW_MS)),
    isNull(table.deleteDate),
  )
}
