import { defineRoute } from './define-route.ts'

/** Search over the whole site. */
export const searchPage = /* @__PURE__ */ defineRoute({
  path: '/search/',
  query: {
    key: 'key',
    t: 'text',
    label: 'id',
    days: 'text',
    solved: 'text',
    sort: ['relevance', 'time'],
    page: 'page',
  },
})
