export { copy as articleCopy } from './copy.ts'
export type { ArticleDetail, ArticleOrigin } from './model/article-detail.ts'
export { toArticleDetail } from './model/article-detail.ts'
export type { ArticleRow, Byline, Tag } from './model/article-row.ts'
export { toArticleRow } from './model/article-row.ts'
export type { ColumnRow } from './model/column-row.ts'
export { toColumnRow } from './model/column-row.ts'
export { isPageId, parsePage } from './model/ids.ts'
export {
  SYNDICATION_FORMATS,
  SYNDICATION_TYPES,
  type SyndicationFormat,
} from './model/syndication.ts'
export { escapeXml } from './model/xml.ts'
export {
  articleEditHref,
  articleHref,
  articlesPageHref,
  channelHref,
  columnHref,
  labelHref,
  SYNDICATION_KINDS,
  type SyndicationKind,
  syndicationHref,
} from './routes.ts'
