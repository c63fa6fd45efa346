import { defineRoute } from './define-route.ts'
import { id, oneOf, page, text, words } from './fields.ts'

/** The personal centre; `h` is the reading history. */
export const accountPage = /* @__PURE__ */ defineRoute({
  name: 'user',
  path: '/user',
  query: {
    tab: oneOf(
      'articles',
      'private',
      'columns',
      'questions',
      'resources',
      'collects',
      'h',
      'profile',
      'password',
    ),
    kind: text,
    key: words,
    page,
  },
  isGuarded: true,
})

/** The public page of a user. */
export const userPage = /* @__PURE__ */ defineRoute({
  name: 'user-id',
  path: '/user/:id',
  query: { tab: oneOf('articles', 'columns', 'resources', 'questions'), page },
  variants: {
    kind: 'kept',
    path: '/user/:id/:tab/:page',
    from: { tab: ['tab'], page: ['page'] },
    unnamed: 'articles',
  },
})

/** The message centre, open at a kind of messages, at a conversation with a user or at the settings. */
export const messagePage = /* @__PURE__ */ defineRoute({
  name: 'message',
  path: '/message',
  query: { t: text, panel: text, with: id },
  isGuarded: true,
})

/** The conversation with a user. */
export function letterHref(userId: string): string {
  return messagePage.href({ t: 4, with: userId })
}
