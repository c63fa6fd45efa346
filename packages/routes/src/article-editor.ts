import { defineRoute } from './define-route.ts'

/** A new article, the one that is changed, or the unfinished one that is continued. What is no id is a missing page. */
export const articleEditor = /* @__PURE__ */ defineRoute({
  path: '/article/edit',
  query: { id: 'text', draft: 'text' },
})

/** An article for its author, whatever its state; a private one has no other page. */
export const ownArticlePage = /* @__PURE__ */ defineRoute({ path: '/article/:id/own' })
