import { defineRoute } from './define-route.ts'

export const questionPage = /* @__PURE__ */ defineRoute({ path: '/question/:id' })

/** A new question, the one that is changed, or the unfinished one that is continued. What is no id is a missing page. */
export const questionEditor = /* @__PURE__ */ defineRoute({
  path: '/question/edit',
  query: { id: 'text', draft: 'text' },
})
