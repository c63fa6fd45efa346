import { ARTICLE_STATUS } from '@mozhan/api-client/contract'
import type { Viewer } from '../../platform/http/tokens.ts'

interface ArticleState {
  readonly userId: string
  readonly status: number
  readonly isPublic: number
}

/** Whether everybody may read it. */
export function isPublished({ status, isPublic }: Omit<ArticleState, 'userId'>): boolean {
  return status === ARTICLE_STATUS.approved && isPublic === 1
}

/** Everybody reads what is published, writers also what they keep to themselves or what waits. */
export function canReadArticle(viewer: Viewer | null, article: ArticleState): boolean {
  if (article.status === ARTICLE_STATUS.deleted) return false
  return isPublished(article) || viewer?.id === article.userId
}

export function canEditArticle(viewer: Viewer, article: ArticleState): boolean {
  return article.status !== ARTICLE_STATUS.deleted && viewer.id === article.userId
}

/** Private texts need no review; public ones only where the site asks for it. */
export function statusAfterWriting(isPublic: number, review: boolean): number {
  return isPublic === 1 && review ? ARTICLE_STATUS.waiting : ARTICLE_STATUS.approved
}
