import { defineRoute } from './define-route.ts'

/** The assistant with a conversation, or with an article for a new one. */
export const gptPage = /* @__PURE__ */ defineRoute({
  path: '/gpt',
  query: { c: 'text', article: 'text' },
})
