import { defineRoute } from './define-route.ts'

/** All questions by a tab, or those of a label. */
export const questionList = /* @__PURE__ */ defineRoute({
  path: '/question',
  query: { tab: ['hot', 'new', 'wait'], label: 'id', page: 'page' },
})

export const questionPage = /* @__PURE__ */ defineRoute({ path: '/question/:id' })

/** A new question, the one that is changed, or the unfinished one that is continued. What is no id is a missing page. */
export const questionEditor = /* @__PURE__ */ defineRoute({
  path: '/question/edit',
  query: { id: 'text', draft: 'text' },
})
