import { defineRoute } from './define-route.ts'

/** Path of handlers whose answers are personal. */
export const INTERNAL = '/internal/'

/** Redirects to the login site, for browsers without scripts. */
export const loginHandler = /* @__PURE__ */ defineRoute({
  path: '/internal/login',
  query: { dest: 'text' },
})

/** Sets the error cookie from a signed failure and redirects to the error page. */
export const failureHandler = /* @__PURE__ */ defineRoute({
  path: '/internal/failure',
  query: { f: 'text' },
})
