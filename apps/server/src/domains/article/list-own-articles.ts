import { and, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { articles } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { readCursor, writeCursor } from '../../platform/lists/cursor.ts'
import type { IdPage, PageQuery } from '../../platform/lists/find-page.ts'
import { toPage } from '../../platform/lists/to-page.ts'
import type { Platform } from '../../platform/platform.ts'
import { likePattern } from '../../platform/text/like-pattern.ts'
import { copy } from './copy.ts'
import { listArticles } from './list-articles.ts'
import { presentListedArticle } from './present.ts'
import { findArticlesByIds } from './queries.ts'
import { articleNotDeleted } from './visibility.ts'

export interface UserArticleFilter extends PageQuery {
  readonly userId: string
  readonly ispublic?: number | undefined
  /** Part of the title. */
  readonly title?: string | undefined
}

/** Maximum total: own articles beyond this are not counted. */
const MAX_COUNTED = 10_000

/** Articles of an author: all to the author, published ones to others. */
export async function listUserArticles(
  context: Pick<Platform, 'anchors' | 'db'>,
  viewer: Viewer,
  filter: UserArticleFilter,
) {
  if (filter.userId === '') throw new DomainError('refused', copy.noUser)
  if (filter.userId !== viewer.id) {
    return listArticles(context, { ...filter, userId: filter.userId })
  }
  const page = await findOwnIds(context.db, filter)
  const rows = await findArticlesByIds(context.db, page.ids)
  return toPage(filter, page, rows.map(presentListedArticle))
}

async function findOwnIds(db: Database, filter: UserArticleFilter): Promise<IdPage> {
  const { current, size, cursor } = filter
  const mine = and(
    eq(articles.userId, filter.userId),
    articleNotDeleted(),
    filter.ispublic === undefined ? undefined : eq(articles.isPublic, filter.ispublic),
    filter.title?.trim() ? ilike(articles.title, likePattern(filter.title)) : undefined,
  )
  const rows = await db
    .select({ id: articles.id, updateDate: articles.updateDate })
    .from(articles)
    .where(and(mine, after(cursor)))
    .orderBy(desc(articles.updateDate), desc(articles.id))
    .limit(size + 1)
    .offset(cursor === undefined ? (current - 1) * size : 0)
  const counted = db.select({ one: sql`1` }).from(articles).where(mine).limit(MAX_COUNTED)
  const total = await db.$count(counted.as('counted'))
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    ids: page.map((row) => row.id),
    total,
    next:
      rows.length > size && last
        ? writeCursor('updated', { key: last.updateDate.getTime(), id: last.id })
        : undefined,
  }
}

function after(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const { key, id } = readCursor('updated', cursor)
  const moment = new Date(key).toISOString()
  return sql`(${articles.updateDate}, ${articles.id}) < (${moment}::timestamptz, ${id}::bigint)`
}
