import { defineRoute } from './define-route.ts'

/** The message centre, open at a kind of messages, at a conversation with a user or at the settings. */
export const messagePage = /* @__PURE__ */ defineRoute({
  path: '/message',
  query: { t: 'text', panel: 'text', with: 'id' },
})

/** The conversation with a user. */
export function letterHref(userId: string): string {
  return messagePage.href({ t: 4, with: userId })
}
