import { defineRoute } from './define-route.ts'

/** The personal centre; `h` is the reading history. */
export const accountPage = /* @__PURE__ */ defineRoute({
  path: '/user',
  query: {
    tab: [
      'articles',
      'private',
      'columns',
      'questions',
      'resources',
      'collects',
      'h',
      'profile',
      'password',
    ],
    kind: 'text',
    key: 'words',
    page: 'page',
  },
})
