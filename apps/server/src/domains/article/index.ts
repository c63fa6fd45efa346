export { refreshArticleFeed } from './article-feed.ts'
export { foundArticles } from './found-articles.ts'
export { getAuthorIdOrThrow, storeArticle } from './import-article.ts'
export type { ImportFile } from './import-request.ts'
export { statusAfterWriting } from './policy.ts'
export { findArticlesByIds } from './queries.ts'
export { replaceLinks } from './replace-links.ts'
export {
  articleNotDeleted,
  articlePublished,
  articleReadableBy,
  canReadArticle,
} from './visibility.ts'
