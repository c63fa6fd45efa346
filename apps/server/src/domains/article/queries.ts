import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { inOrderOf } from '../../platform/db/in-order-of.ts'
import {
  articleColumns,
  articles,
  columns,
  feed,
  type TocEntry,
  users,
} from '../../platform/db/schema/index.ts'
import { FEED_KIND } from '../../platform/lists/scopes.ts'
import { LEAD, leadOf } from '../../platform/text/lead.ts'
import { type LabelRef, labelListOf } from '../channel/index.ts'
import { columnPublished } from '../column/index.ts'
import { articleNotDeleted } from './visibility.ts'

const {
  mdContent,
  htmlContent,
  htmlVersion,
  toc,
  searchText: _search,
  excerpt: _excerpt,
  sourceKey: _key,
  sourceHash: _hash,
  ...LIST_FIELDS
} = getTableColumns(articles)
const DETAIL_FIELDS = { ...LIST_FIELDS, mdContent, htmlContent, htmlVersion, toc }
const LEADS = {
  title: leadOf(articles.title, LEAD.title),
  summary: leadOf(articles.summary, LEAD.summary),
}
const MORE_FIELDS = {
  nickName: users.nickName,
  userImage: users.imageUrl,
  labelList: labelListOf('article'),
}
/** Maximum number of articles in the table of contents of a column. */
const MAX_COLUMN_ARTICLES = 500

type ListFields = Omit<
  typeof articles.$inferSelect,
  | 'mdContent'
  | 'htmlContent'
  | 'htmlVersion'
  | 'toc'
  | 'searchText'
  | 'excerpt'
  | 'sourceKey'
  | 'sourceHash'
>

export interface ArticleListRow extends ListFields {
  readonly nickName: string | null
  readonly userImage: string | null
  readonly labelList: LabelRef[]
}

interface ColumnRef {
  readonly id: string
  readonly name: string
  readonly isPublic: number
}

export interface ArticleDetailRow extends ArticleListRow {
  readonly mdContent: string
  readonly htmlContent: string
  readonly htmlVersion: string
  readonly toc: readonly TocEntry[]
  readonly columnList: ColumnRef[]
}

/** Articles without their text, in the order of the ids; unknown ids are omitted. */
export async function findArticlesByIds(
  db: Database,
  ids: readonly string[],
): Promise<ArticleListRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...LIST_FIELDS, ...LEADS, ...MORE_FIELDS })
    .from(articles)
    .leftJoin(users, eq(users.id, articles.userId))
    .where(inArray(articles.id, [...ids]))
  return inOrderOf(ids, rows)
}

/** One article in any state with everything that its page shows; one statement. */
export async function getArticle(db: Database, id: string): Promise<ArticleDetailRow | undefined> {
  const [row] = await db
    .select({ ...DETAIL_FIELDS, ...MORE_FIELDS, columnList: columnListOf() })
    .from(articles)
    .leftJoin(users, eq(users.id, articles.userId))
    .where(eq(articles.id, id))
  return row
}

/** The columns of an article, as a subquery. */
function columnListOf(): SQL<ColumnRef[]> {
  return sql<ColumnRef[]>`(
    select coalesce(
      json_agg(json_build_object('id', ${columns.id}::text, 'name', ${columns.name},
        'isPublic', ${columns.isPublic}) order by ${columns.sort}, ${columns.id}), '[]')
    from ${articleColumns} join ${columns} on ${columns.id} = ${articleColumns.columnId}
    where ${articleColumns.articleId} = ${articles.id} and ${columns.status} = 1)`
}

export type ArticleState = NonNullable<Awaited<ReturnType<typeof getArticleState>>>

/** Fields for access checks and changes; undefined when the article is missing or deleted. */
export async function getArticleState(db: Database, id: string) {
  const [row] = await db
    .select({
      id: articles.id,
      userId: articles.userId,
      status: articles.status,
      isPublic: articles.isPublic,
      kind: articles.kind,
      source: articles.source,
      updateDate: articles.updateDate,
    })
    .from(articles)
    .where(and(eq(articles.id, id), articleNotDeleted()))
  return row
}

/** Published articles of a column in reading order. */
export async function findColumnArticleIds(db: Database, columnId: string): Promise<string[]> {
  const rows = await db
    .select({ id: articleColumns.articleId })
    .from(articleColumns)
    .innerJoin(
      feed,
      and(
        eq(feed.targetId, articleColumns.articleId),
        eq(feed.kind, FEED_KIND.articleColumn),
        eq(feed.scopeId, columnId),
      ),
    )
    .where(eq(articleColumns.columnId, columnId))
    .orderBy(asc(articleColumns.sort), asc(articleColumns.articleId))
    .limit(MAX_COLUMN_ARTICLES)
  return rows.map((row) => row.id)
}

/** The first public column of an article. */
export async function getFirstColumnId(
  db: Database,
  articleId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: columns.id })
    .from(articleColumns)
    .innerJoin(columns, eq(columns.id, articleColumns.columnId))
    .where(and(eq(articleColumns.articleId, articleId), columnPublished()))
    .orderBy(asc(columns.sort), asc(columns.id))
    .limit(1)
  return row?.id
}

/** The id of the article that the user created from a draft. */
export async function findArticleOfDraft(
  db: Database,
  userId: string,
  sourceKey: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.userId, userId), eq(articles.sourceKey, sourceKey)))
  return row?.id
}
