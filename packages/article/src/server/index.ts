export {
  ArticleEditPage,
  type ArticleEditPageProps,
  articleEditMetadata,
} from './ArticleEditPage.tsx'
export { ArticleListPage, type ArticleListPageProps } from './ArticleListPage.tsx'
export { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx'
export { answerSyndication, withSyndication } from './answer-syndication.ts'
export { ColumnListPage } from './ColumnListPage.tsx'
export { ColumnPage, type ColumnPageProps } from './ColumnPage.tsx'
export { HomePage, type HomePageProps } from './HomePage.tsx'
export { LabelListPage } from './LabelListPage.tsx'
export { LabelPage, type LabelPageProps } from './LabelPage.tsx'
export { MyArticles, type MyArticlesProps } from './MyArticles.tsx'
export { MyColumns, type MyColumnsProps } from './MyColumns.tsx'
export { articleMetadata, channelMetadata, columnMetadata, labelMetadata } from './metadata.ts'
export {
  OwnArticlePage,
  type OwnArticlePageProps,
  ownArticleMetadata,
} from './OwnArticlePage.tsx'
export { answerSitemapIndex, answerSitemapPart } from './site-map.ts'
export { UserArticles, UserColumns, type UserListProps } from './UserLists.tsx'
