import { defineRoute } from './define-route.ts'
import { oneOf, page } from './fields.ts'

/** The public page of a user. */
export const userPage = /* @__PURE__ */ defineRoute({
  path: '/user/:id',
  query: { tab: oneOf('articles', 'columns', 'resources', 'questions'), page },
})
