import { defineRoute } from './define-route.ts'

export const questionPage = /* @__PURE__ */ defineRoute({ path: '/question/:id' })

/** The editor for a new question, an existing one or a draft. An invalid id is a missing page. */
export const questionEditor = /* @__PURE__ */ defineRoute({
  path: '/question/edit',
  query: { id: 'text', draft: 'text' },
})
