import { defineRoute } from './define-route.ts'

/** The form for a new resource or an existing one. An invalid id is a missing page. */
export const resourceForm = /* @__PURE__ */ defineRoute({
  path: '/resource',
  query: { id: 'text' },
})

export const resourcePage = /* @__PURE__ */ defineRoute({ path: '/resource/:id' })
