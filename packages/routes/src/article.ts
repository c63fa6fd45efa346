import { defineRoute } from './define-route.ts'

export const homePage = /* @__PURE__ */ defineRoute({ path: '/' })

/** The home page with the articles of a channel. */
export const channelPage = /* @__PURE__ */ defineRoute({ path: '/:id' })

export const articleList = /* @__PURE__ */ defineRoute({ path: '/article' })

/** Later pages of all articles, for readers without scripts and for crawlers; page 1 is the list itself. */
export const articleListPage = /* @__PURE__ */ defineRoute({
  path: '/article/page/:page',
  params: { page: 'laterPage' },
})

export const articlePage = /* @__PURE__ */ defineRoute({ path: '/article/:id' })

export const columnList = /* @__PURE__ */ defineRoute({ path: '/column' })

export const columnPage = /* @__PURE__ */ defineRoute({ path: '/column/:id' })

export const labelList = /* @__PURE__ */ defineRoute({ path: '/label' })

export const labelPage = /* @__PURE__ */ defineRoute({ path: '/label/:id' })
