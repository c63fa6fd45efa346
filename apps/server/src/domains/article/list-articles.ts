import { sql } from 'drizzle-orm'
import { findFilteredPage } from '../../platform/lists/find-filtered-page.ts'
import {
  findFeedPage,
  findFeedTop,
  type IdPage,
  type PageQuery,
} from '../../platform/lists/find-page.ts'
import { ALL, FEED_KIND, type FeedScope } from '../../platform/lists/scopes.ts'
import { toPage } from '../../platform/lists/to-page.ts'
import type { Platform } from '../../platform/platform.ts'
import { likePattern } from '../../platform/text/like-pattern.ts'
import { presentListedArticle } from './present.ts'
import { findArticlesByIds } from './queries.ts'

/** Conditions of a public list, combined with AND. */
export interface ArticleFilter extends PageQuery {
  readonly userId?: string | undefined
  readonly columnId?: string | undefined
  readonly categoryId?: string | undefined
  readonly labelId?: string | undefined
  readonly title?: string | undefined
  readonly sort?: 'new' | 'hot' | undefined
}

/** In `popularArticles/{n}` and similar calls: a number up to this is a count, a larger one the id of an author. */
const MAX_COUNT = 1000n
const AUTHOR_TOP = 5
/** Maximum number of additional articles that are read for sorting. */
const MAX_SPARE = 320

/** A page of published articles; three statements at any depth. */
export async function listArticles(
  context: Pick<Platform, 'anchors' | 'db'>,
  filter: ArticleFilter,
) {
  const page = await findIds(context, filter)
  const rows = await findArticlesByIds(context.db, page.ids)
  return toPage(filter, page, rows.map(presentListedArticle))
}

/** The most read articles, of the site or of one author. */
export async function listPopularArticles(context: Pick<Platform, 'db'>, countOrAuthor: string) {
  const { scope, count } = readTop(countOrAuthor)
  // The heat of the list lags behind the counters, so more articles are read and sorted exactly.
  const spare = Math.min(count * 3 + 20, MAX_SPARE)
  const ids = await findFeedTop(context.db, scope, 'heat', count + spare)
  const rows = await findArticlesByIds(context.db, ids)
  const popular = rows.sort((a, b) => b.viewCount - a.viewCount).slice(0, count)
  return popular.map(presentListedArticle)
}

/** The most read articles of the site. */
export function listHotArticles(context: Pick<Platform, 'db'>) {
  return listPopularArticles(context, '10')
}

/** The newest articles, of the site or of one author. */
export async function listLatestArticles(context: Pick<Platform, 'db'>, countOrAuthor: string) {
  const { scope, count } = readTop(countOrAuthor)
  const ids = await findFeedTop(context.db, scope, 'created', count)
  return (await findArticlesByIds(context.db, ids)).map(presentListedArticle)
}

function findIds(
  { db, anchors }: Pick<Platform, 'anchors' | 'db'>,
  filter: ArticleFilter,
): Promise<IdPage> {
  const sort = filter.sort === 'hot' ? 'heat' : 'updated'
  const [scope = { kind: FEED_KIND.article, scopeId: ALL }, ...also] = scopesOf(filter)
  const title = filter.title?.trim()
  if (also.length === 0 && !title) return findFeedPage(db, anchors, scope, sort, filter)
  const condition = title
    ? sql`exists (select 1 from mxg_article a where a.id = walk.id
        and a.title ilike ${likePattern(title)})`
    : undefined
  return findFilteredPage(db, scope, also, condition, sort, filter)
}

/** The feeds of the conditions, the presumably shortest first. */
function scopesOf(filter: ArticleFilter): FeedScope[] {
  const named = [
    { kind: FEED_KIND.articleColumn, scopeId: filter.columnId },
    { kind: FEED_KIND.articleUser, scopeId: filter.userId },
    { kind: FEED_KIND.articleLabel, scopeId: filter.labelId },
    { kind: FEED_KIND.articleChannel, scopeId: filter.categoryId },
  ]
  return named.flatMap(({ kind, scopeId }) => (scopeId === undefined ? [] : [{ kind, scopeId }]))
}

function readTop(countOrAuthor: string): { scope: FeedScope; count: number } {
  if (BigInt(countOrAuthor) > MAX_COUNT) {
    return { scope: { kind: FEED_KIND.articleUser, scopeId: countOrAuthor }, count: AUTHOR_TOP }
  }
  return { scope: { kind: FEED_KIND.article, scopeId: ALL }, count: Number(countOrAuthor) }
}
