import { defineRoute } from './define-route.ts'

/** The message centre with a kind of messages, a letter thread or the settings. */
export const messagePage = /* @__PURE__ */ defineRoute({
  path: '/message',
  query: { t: 'text', panel: 'text', with: 'id' },
})

/** The letter thread with a user. */
export function letterHref(userId: string): string {
  return messagePage.href({ t: 4, with: userId })
}
