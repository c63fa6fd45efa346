import { defineRoute } from './define-route.ts'
import { laterPage, text } from './fields.ts'

export const homePage = /* @__PURE__ */ defineRoute({ name: 'index', path: '/', isListed: true })

/** A channel is a category that is shown on the home page. */
export const channelPage = /* @__PURE__ */ defineRoute({ name: 'index-id', path: '/:id' })

export const articleList = /* @__PURE__ */ defineRoute({
  name: 'article',
  path: '/article',
  isListed: true,
})

/** Later pages of all articles, for readers without scripts and for crawlers; page 1 is the list itself. */
export const articleListPage = /* @__PURE__ */ defineRoute({
  path: '/article/page/:page',
  params: { page: laterPage },
})

export const articlePage = /* @__PURE__ */ defineRoute({ name: 'article', path: '/article/:id' })

/** A new article, the one that is changed, or the unfinished one that is continued. What is no id is a missing page. */
export const articleEditor = /* @__PURE__ */ defineRoute({
  name: 'article-edit',
  path: '/article/edit',
  query: { id: text, draft: text },
  isGuarded: true,
})

/** An article for its author, whatever its state; a private one has no other page. */
export const ownArticlePage = /* @__PURE__ */ defineRoute({
  path: '/article/:id/own',
  isGuarded: true,
})

export const columnList = /* @__PURE__ */ defineRoute({
  name: 'column',
  path: '/column',
  isListed: true,
})

export const columnPage = /* @__PURE__ */ defineRoute({ name: 'column', path: '/column/:id' })

export const labelList = /* @__PURE__ */ defineRoute({
  name: 'label',
  path: '/label',
  isListed: true,
})

export const labelPage = /* @__PURE__ */ defineRoute({ name: 'label-id', path: '/label/:id' })
