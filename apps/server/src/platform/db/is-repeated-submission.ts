import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Period in which a client may repeat a request whose answer it did not receive. */
const WINDOW_MS = 10 * 60_000

/**
 * Matches a recent row with the same text, author and parent. Such a row is a retry of a request whose answer was lost, and
 * must not be stored twice.
 */
export function isRepeatedSubmission(
  table: { userId: PgColumn; parentId: PgColumn; createDate: PgColumn; deleteDate: PgColumn },
  submission: { userId: string; parentId: string | null; now: Date; text: PgColumn; words: string },
): SQL | undefined {
  return and(
    eq(table.userId, submission.userId),
    submission.parentId === null ? isNull(table.parentId) : eq(table.parentId, submission.parentId),
    eq(submission.text, submission.words),
    gt(table.createDate, new Date(submission.now.getTime() - WINDOW_MS)),
    isNull(table.deleteDate),
  )
}
