import { ARTICLE_STATUS } from '@mozhan/api-client/contract'
import type { Viewer } from '../../platform/http/tokens.ts'
import { isNotDeleted } from './visibility.ts'

interface ArticleState {
  readonly userId: string
  readonly status: number
}

export function canEditArticle(viewer: Viewer, article: ArticleState): boolean {
  return isNotDeleted(article) && viewer.id === article.userId
}

/** Private texts need no review; public ones only where the site is configured so. */
export function statusAfterWriting(isPublic: number, review: boolean): number {
  return isPublic === 1 && review ? ARTICLE_STATUS.waiting : ARTICLE_STATUS.approved
}
