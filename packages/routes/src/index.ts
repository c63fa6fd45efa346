export {
  articleEditor,
  articleList,
  articleListPage,
  articlePage,
  channelPage,
  columnList,
  columnPage,
  homePage,
  labelList,
  labelPage,
  ownArticlePage,
} from './article.ts'
export { defineRoute, type QueryOf, type Route } from './define-route.ts'
export {
  SYNDICATION_FORMATS,
  SYNDICATION_KINDS,
  type SyndicationFormat,
  type SyndicationKind,
  syndicationHref,
} from './feeds.ts'
export {
  type Choice,
  code,
  type Field,
  id,
  key,
  laterPage,
  oneOf,
  page,
  text,
  words,
} from './fields.ts'
export { isPageId } from './page-id.ts'
export { parseParams, parseQuery, parseVariant, type RawQuery, toPathPattern } from './parse.ts'
export { questionEditor, questionList, questionPage } from './question.ts'
export { resourceForm, resourceList, resourcePage } from './resource.ts'
export {
  diagramsPage,
  errorPage,
  failureHandler,
  gptPage,
  historyPage,
  loginHandler,
  searchPage,
} from './site-pages.ts'
export { accountPage, letterHref, messagePage, userPage } from './user.ts'
