import { defineRoute } from './define-route.ts'

/** The public page of a user. */
export const userPage = /* @__PURE__ */ defineRoute({
  path: '/user/:id',
  query: { tab: ['articles', 'columns', 'resources', 'questions'], page: 'page' },
})
