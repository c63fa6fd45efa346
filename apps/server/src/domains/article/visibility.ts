import { ARTICLE_STATUS } from '@mozhan/api-client/contract'
import { and, eq, ne, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import { articles } from '../../platform/db/schema/index.ts'
import type { Viewer } from '../../platform/http/tokens.ts'

interface ArticleState {
  readonly userId: string
  readonly status: number
  readonly isPublic: number
}

/** The table of articles, or an alias of it. */
type ArticleTable = Readonly<Record<keyof ArticleState, SQLWrapper>>

/** Whether it is not deleted. */
export function isNotDeleted({ status }: Pick<ArticleState, 'status'>): boolean {
  return status !== ARTICLE_STATUS.deleted
}

export function articleNotDeleted({ status }: Pick<ArticleTable, 'status'> = articles): SQL {
  return ne(status, ARTICLE_STATUS.deleted)
}

/** Whether all visitors may read it. */
export function isPublished({ status, isPublic }: Omit<ArticleState, 'userId'>): boolean {
  return status === ARTICLE_STATUS.approved && isPublic === 1
}

export function articlePublished({
  status,
  isPublic,
}: Omit<ArticleTable, 'userId'> = articles): SQL | undefined {
  return and(eq(status, ARTICLE_STATUS.approved), eq(isPublic, 1))
}

/** All visitors may read published articles; authors also their private and unreviewed ones. */
export function canReadArticle(viewer: Viewer | null, article: ArticleState): boolean {
  return isNotDeleted(article) && (isPublished(article) || viewer?.id === article.userId)
}

export function articleReadableBy(
  viewer: Viewer | null,
  table: ArticleTable = articles,
): SQL | undefined {
  const isOwn = viewer === null ? undefined : eq(table.userId, viewer.id)
  return and(articleNotDeleted(table), or(articlePublished(table), isOwn))
}
