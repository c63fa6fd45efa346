import { defineRoute } from './define-route.ts'
import { text } from './fields.ts'

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
export const DIAGRAMS_PATH = '/internal/diagrams'
