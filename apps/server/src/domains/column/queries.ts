import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { columns, feedCounts, users } from '../../db/schema/index.ts'
import { FEED_KIND } from '../../feed/scopes.ts'
import type { Viewer } from '../../http/tokens.ts'

/** Most columns of one writer that are answered. */
const MAX_OF_USER = 200
const articleCount = sql<number>`coalesce(${feedCounts.total}, 0)`.mapWith(Number)
const IS_SHOWN = and(eq(columns.status, 1), eq(columns.isPublic, 1))

export type ColumnRow = Awaited<ReturnType<typeof selectColumns>>[number]

/** A column that was not deleted and that the viewer may see: private ones are their owner's. */
export async function getColumn(
  db: Database,
  viewer: Viewer | null,
  id: string,
): Promise<ColumnRow | undefined> {
  const [row] = await selectColumns(db, and(eq(columns.id, id), eq(columns.status, 1)))
  return row?.isPublic === 1 || row?.userId === viewer?.id ? row : undefined
}

/** The most read public columns; among equals those with more articles. */
export function findTopColumns(db: Database, count: number): Promise<ColumnRow[]> {
  return selectColumns(db, IS_SHOWN)
    .orderBy(desc(columns.viewCount), desc(articleCount), desc(columns.id))
    .limit(count)
}

/** A writer's public columns in the writer's order. */
export function findPublicColumnsOf(db: Database, userId: string): Promise<ColumnRow[]> {
  return selectColumns(db, and(eq(columns.userId, userId), IS_SHOWN))
    .orderBy(asc(columns.sort), asc(columns.id))
    .limit(MAX_OF_USER)
}

/** A writer's most read public columns. */
export function findTopColumnsOf(db: Database, userId: string, count: number) {
  return selectColumns(db, and(eq(columns.userId, userId), IS_SHOWN))
    .orderBy(desc(columns.viewCount), desc(articleCount), desc(columns.id))
    .limit(count)
}

function selectColumns(db: Database, where: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(columns),
      articleCount,
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
