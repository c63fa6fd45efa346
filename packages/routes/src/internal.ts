import { defineRoute } from './define-route.ts'

/** Handlers of the site below this path answer one browser alone. */
export const INTERNAL = '/internal/'

/** The way to the login site for browsers without scripts. */
export const loginHandler = /* @__PURE__ */ defineRoute({
  path: '/internal/login',
  query: { dest: 'text' },
})

/** Leaves a signed failure for the error page. */
export const failureHandler = /* @__PURE__ */ defineRoute({
  path: '/internal/failure',
  query: { f: 'text' },
})
