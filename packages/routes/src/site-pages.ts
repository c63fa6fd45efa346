import { defineRoute } from './define-route.ts'
import { id, key, oneOf, page, text } from './fields.ts'

/** Search over the whole site. */
export const searchPage = /* @__PURE__ */ defineRoute({
  name: 'search',
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
  variants: { kind: 'anew' },
})

/** The history of the site itself. */
export const historyPage = /* @__PURE__ */ defineRoute({
  name: 'history',
  path: '/history',
  isListed: true,
})

/** The assistant: the conversation that is open, or the article that a new one is about. */
export const gptPage = /* @__PURE__ */ defineRoute({
  name: 'gpt',
  path: '/gpt',
  query: { c: text, article: text },
})

export const errorPage = /* @__PURE__ */ defineRoute({ name: 'error', path: '/error' })

/** Handlers of the site below this path answer one browser alone. */
export const INTERNAL = '/internal/'

/** The way to the login site for browsers without scripts. */
export const loginHandler = /* @__PURE__ */ defineRoute({
  path: '/internal/login',
  query: { dest: text },
})

/** Leaves a signed failure for the error page. */
export const failureHandler = /* @__PURE__ */ defineRoute({
  path: '/internal/failure',
  query: { f: text },
})

/** The page that draws diagrams. It stands in a frame, and has a policy of its own. */
export const diagramsPage = /* @__PURE__ */ defineRoute({ path: '/internal/diagrams' })
