import { MAX_COLUMNS } from '@mozhan/api-client/contract'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { columns, feedCounts, users } from '../../platform/db/schema/index.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { FEED_KIND } from '../../platform/lists/scopes.ts'
import { likePattern } from '../../platform/text/like-pattern.ts'
import { columnNotDeleted, columnPublished, columnReadableBy } from './visibility.ts'

const articleCount = sql<number>`coalesce(${feedCounts.total}, 0)`.mapWith(Number)

/** Creation time of the newest public article; one look-up in the index of the list. */
const newestDate = sql<Date | null>`(
  select f.create_date from mxg_feed f
  where f.kind = ${FEED_KIND.articleColumn} and f.scope_id = ${columns.id}
  order by f.create_date desc, f.target_id desc limit 1)`.mapWith(columns.updateDate)

export type ColumnRow = Awaited<ReturnType<typeof selectColumns>>[number]

/** A column that is not deleted and that the viewer may see. Private ones are visible to their owner. */
export async function getColumn(
  db: Database,
  viewer: Viewer | null,
  id: string,
): Promise<ColumnRow | undefined> {
  const [row] = await selectColumns(db, and(eq(columns.id, id), columnReadableBy(viewer)))
  return row
}

/** The most read public columns. Ties are broken by the number of articles. */
export function findTopColumns(db: Database, count: number): Promise<ColumnRow[]> {
  return selectColumns(db, columnPublished())
    .orderBy(desc(columns.viewCount), desc(articleCount), desc(columns.id))
    .limit(count)
}

/** Public columns of an author, in the author's order. */
export function findPublicColumnsOf(db: Database, userId: string): Promise<ColumnRow[]> {
  return selectColumns(db, and(eq(columns.userId, userId), columnPublished()))
    .orderBy(asc(columns.sort), asc(columns.id))
    .limit(MAX_COLUMNS)
}

/** The most read public columns of an author. */
export function findTopColumnsOf(db: Database, userId: string, count: number) {
  return selectColumns(db, and(eq(columns.userId, userId), columnPublished()))
    .orderBy(desc(columns.viewCount), desc(articleCount), desc(columns.id))
    .limit(count)
}

/** Columns by ids, in any state and unordered. */
export function findColumnsByIds(db: Database, ids: readonly string[]): Promise<ColumnRow[]> {
  return selectColumns(db, inArray(columns.id, [...ids])).then((rows) => rows)
}

/** All columns of the viewer, private ones included, in the viewer's order. */
export function findOwnColumns(db: Database, viewer: Viewer): Promise<ColumnRow[]> {
  return selectColumns(db, isOwn(viewer))
    .orderBy(asc(columns.sort), asc(columns.id))
    .limit(MAX_COLUMNS)
}

export interface OwnColumnFilter {
  readonly current: number
  readonly size: number
  /** Part of the name. */
  readonly name?: string | undefined
}

/** A page of the viewer's columns, the latest change first. */
export async function findOwnColumnPage(
  db: Database,
  viewer: Viewer,
  { current, size, name }: OwnColumnFilter,
): Promise<{ rows: ColumnRow[]; total: number }> {
  const isWanted = name?.trim() ? ilike(columns.name, likePattern(name)) : undefined
  const where = and(isOwn(viewer), isWanted)
  const [counted] = await db.select({ total: count() }).from(columns).where(where)
  const rows = await selectColumns(db, where)
    .orderBy(desc(columns.updateDate), desc(columns.id))
    .limit(size)
    .offset((current - 1) * size)
  return { rows, total: counted?.total ?? 0 }
}

function isOwn(viewer: Viewer) {
  return and(eq(columns.userId, viewer.id), columnNotDeleted())
}

function selectColumns(db: Database, where: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(columns),
      articleCount,
      newestDate,
      nickName: users.nickName,
      userImage: users.imageUrl,
    })
    .from(columns)
    .leftJoin(users, eq(users.id, columns.userId))
    .leftJoin(
      feedCounts,
      and(eq(feedCounts.kind, FEED_KIND.articleColumn), eq(feedCounts.scopeId, columns.id)),
    )
    .where(where)
}
