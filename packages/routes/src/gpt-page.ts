import { defineRoute } from './define-route.ts'

/** The assistant: the conversation that is open, or the article that a new one is about. */
export const gptPage = /* @__PURE__ */ defineRoute({
  path: '/gpt',
  query: { c: 'text', article: 'text' },
})
