export { accountPage } from './account-page.ts'
export {
  articleList,
  articleListPage,
  articlePage,
  channelPage,
  columnList,
  columnPage,
  homePage,
  labelList,
  labelPage,
} from './article.ts'
export { articleEditor, ownArticlePage } from './article-editor.ts'
export type { QueryOf } from './define-route.ts'
export { DIAGRAMS_PATH } from './diagrams-path.ts'
export {
  SYNDICATION_FORMATS,
  SYNDICATION_KINDS,
  type SyndicationFormat,
  type SyndicationKind,
  syndicationHref,
} from './feeds.ts'
export { gptPage } from './gpt-page.ts'
export { failureHandler, loginHandler } from './internal.ts'
export { letterHref, messagePage } from './message-page.ts'
export { isPageId } from './page-id.ts'
export { parseParams, parseQuery, type RawQuery, toPathPattern } from './parse.ts'
export { questionEditor, questionPage } from './question.ts'
export { questionList } from './question-list.ts'
export { resourceForm, resourcePage } from './resource.ts'
export { resourceList } from './resource-list.ts'
export { searchPage } from './search-page.ts'
export { errorPage, historyPage } from './site-pages.ts'
export { userPage } from './user-page.ts'
