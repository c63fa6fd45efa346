import { and, eq, inArray, max, notInArray } from 'drizzle-orm'
import { sumColumnViews } from '../../platform/counts/sums.ts'
import type { Database } from '../../platform/db/client.ts'
import { articleColumns, articleLabels, columns } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { columnNotDeleted } from '../column/index.ts'
import { copy } from './copy.ts'

/**
 * Checks and locks columns. Call it in the transaction that links them: they cannot be deleted until it ends.
 * @param before current columns of the article, locked too so that all locks are taken in one order
 * @throws DomainError `refused` when one of the columns does not belong to the viewer
 */
export async function checkColumns(
  db: Database,
  viewer: Viewer,
  ids: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  if (ids.length === 0 && before.length === 0) return
  const own = await db
    .select({ id: columns.id })
    .from(columns)
    .where(
      and(
        inArray(columns.id, [...ids, ...before]),
        eq(columns.userId, viewer.id),
        columnNotDeleted(),
      ),
    )
    .orderBy(columns.id)
    .for('no key update')
  const found = new Set(own.map((column) => column.id))
  if (!ids.every((id) => found.has(id))) throw new DomainError('refused', copy.foreignColumn)
}

/** Replaces the labels of an article, in this order. */
export async function replaceLabels(
  tx: Database,
  articleId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(articleLabels).where(eq(articleLabels.articleId, articleId))
  await addLabels(tx, articleId, ids)
}

/** Adds labels to an article that has none, in this order. */
export async function addLabels(
  tx: Database,
  articleId: string,
  ids: readonly string[],
): Promise<void> {
  const rows = [...new Set(ids)].map((labelId, sort) => ({ articleId, labelId, sort }))
  if (rows.length > 0) await tx.insert(articleLabels).values(rows)
}

/** Replaces the columns of an article. `checkColumns` has locked them. Positions in unchanged columns stay. */
export async function replaceColumns(
  tx: Database,
  articleId: string,
  ids: readonly string[],
): Promise<void> {
  const isThis = eq(articleColumns.articleId, articleId)
  const before = await findColumnIdsOf(tx, articleId)
  const after = new Set(ids)
  await tx
    .delete(articleColumns)
    .where(ids.length > 0 ? and(isThis, notInArray(articleColumns.columnId, [...ids])) : isThis)
  for (const columnId of after) {
    const [end] = await tx
      .select({ sort: max(articleColumns.sort) })
      .from(articleColumns)
      .where(eq(articleColumns.columnId, columnId))
    await tx
      .insert(articleColumns)
      .values({ columnId, articleId, sort: (end?.sort ?? -1) + 1 })
      .onConflictDoNothing()
  }
  const left = before.filter((id) => !after.has(id))
  const entered = [...after].filter((id) => !before.includes(id))
  await sumColumnViews(tx, [...left, ...entered])
}

/** The columns of an article. */
export async function findColumnIdsOf(db: Database, articleId: string): Promise<string[]> {
  const rows = await db
    .select({ id: articleColumns.columnId })
    .from(articleColumns)
    .where(eq(articleColumns.articleId, articleId))
  return rows.map((row) => row.id)
}
