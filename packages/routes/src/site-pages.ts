import { defineRoute } from './define-route.ts'

/** The history of the site itself. */
export const historyPage = /* @__PURE__ */ defineRoute({ path: '/history' })

export const errorPage = /* @__PURE__ */ defineRoute({ path: '/error' })
