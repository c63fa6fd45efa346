import { MAX_COLUMNS } from '@mozhan/api-client/contract'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { sumColumnViews } from '../../../platform/counts/sums.ts'
import type { Database } from '../../../platform/db/client.ts'
import { articleColumns, articles, columns } from '../../../platform/db/schema/index.ts'
import { DomainError } from '../../../platform/http/errors.ts'
import { indexDocument } from '../../../platform/search/index-document.ts'
import { articleNotDeleted, refreshArticleFeed } from '../../article/index.ts'
import { columnNotDeleted, foundColumns } from '../../column/index.ts'
import { copy } from '../copy.ts'
import { columnHead } from '../heads.ts'
import { resolveKey, storeKey } from '../keys.ts'
import { type Importer, outcomeOf, parseHead } from './importer.ts'

/** Imports a column. Existing articles of the column that are not in the archive stay, after the others. */
export const importColumn: Importer = async (context, userId, entry) => {
  const head = parseHead(columnHead, entry.head)
  // A column of the same name is the same column, because names are unique per author.
  const id = entry.existingId ?? (await findByName(context.db, userId, head.title))
  const values = {
    name: head.title,
    summary: entry.body === '' ? null : entry.body,
    imageUrl: head.cover ?? null,
    isPublic: head.private || entry.isPrivate ? 0 : 1,
    sort: head.sort,
    createDate: head.date,
    updateDate: head.updated,
  }
  await context.inUnit(async (unit) => {
    const tx = unit.db
    const taken = await findByName(tx, userId, head.title)
    if (taken !== undefined && taken !== id) {
      throw new DomainError('refused', copy.columnTaken(head.title))
    }
    const columnId = id ?? context.createId()
    if (id === undefined) {
      await checkColumnCount(tx, userId)
      await tx.insert(columns).values({ ...values, id: columnId, userId })
    } else {
      await tx.update(columns).set(values).where(eq(columns.id, id))
    }
    const members = await placeArticles(tx, userId, columnId, head.articles)
    await sumColumnViews(tx, [columnId])
    for (const articleId of members) {
      await refreshArticleFeed(tx, articleId)
      unit.invalidate(`article:${articleId}`)
    }
    await indexDocument(tx, foundColumns, columnId)
    await storeKey(tx, userId, 'column', head.id, columnId)
    for (const tag of [`column:${columnId}`, 'columns', `user:${userId}`]) unit.invalidate(tag)
  })
  return id === undefined ? outcomeOf(entry) : { outcome: 'updated' }
}

async function findByName(db: Database, userId: string, name: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: columns.id })
    .from(columns)
    .where(
      and(
        eq(columns.userId, userId),
        columnNotDeleted(),
        sql`lower(${columns.name}) = lower(${name})`,
      ),
    )
  return row?.id
}

async function checkColumnCount(tx: Database, userId: string): Promise<void> {
  const [counted] = await tx
    .select({ total: count() })
    .from(columns)
    .where(and(eq(columns.userId, userId), columnNotDeleted()))
  if ((counted?.total ?? 0) >= MAX_COLUMNS) {
    throw new DomainError('refused', copy.tooManyColumns(MAX_COLUMNS))
  }
}

/** @returns the articles that are in the column now */
async function placeArticles(
  tx: Database,
  userId: string,
  columnId: string,
  keys: readonly string[],
): Promise<string[]> {
  const named: string[] = []
  for (const key of keys) named.push(await resolveKey(tx, userId, 'article', key))
  const rows = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(inArray(articles.id, named), eq(articles.userId, userId), articleNotDeleted()))
  const own = new Set(rows.map((row) => row.id))
  const existing = await tx
    .select({ id: articleColumns.articleId })
    .from(articleColumns)
    .where(eq(articleColumns.columnId, columnId))
    .orderBy(asc(articleColumns.sort), asc(articleColumns.articleId))
  const order = [
    ...new Set([...named.filter((id) => own.has(id)), ...existing.map((row) => row.id)]),
  ]
  await tx.delete(articleColumns).where(eq(articleColumns.columnId, columnId))
  const links = order.map((articleId, sort) => ({ columnId, articleId, sort }))
  if (links.length > 0) await tx.insert(articleColumns).values(links)
  return order
}
