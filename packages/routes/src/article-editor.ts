import { defineRoute } from './define-route.ts'

/** The editor for a new article, an existing one or a draft. An invalid id is a missing page. */
export const articleEditor = /* @__PURE__ */ defineRoute({
  path: '/article/edit',
  query: { id: 'text', draft: 'text' },
})

/** An article in any state, for its author only; a private one has no other page. */
export const ownArticlePage = /* @__PURE__ */ defineRoute({ path: '/article/:id/own' })
