import { defineRoute } from './define-route.ts'

/** The change history of the site. */
export const historyPage = /* @__PURE__ */ defineRoute({ path: '/history' })

export const errorPage = /* @__PURE__ */ defineRoute({ path: '/error' })
