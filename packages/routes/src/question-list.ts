import { defineRoute } from './define-route.ts'

/** All questions by a tab, or those of a label. */
export const questionList = /* @__PURE__ */ defineRoute({
  path: '/question',
  query: { tab: ['hot', 'new', 'wait'], label: 'id', page: 'page' },
})
