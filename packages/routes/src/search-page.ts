import { defineRoute } from './define-route.ts'
import { id, key, oneOf, page, text } from './fields.ts'

/** Search over the whole site. */
export const searchPage = /* @__PURE__ */ defineRoute({
  path: '/search/',
  query: {
    key,
    t: text,
    label: id,
    days: text,
    solved: text,
    sort: oneOf('relevance', 'time'),
    page,
  },
})
