import { defineRoute } from './define-route.ts'

/** A new resource, or the one that is changed. What is no id is a missing page. */
export const resourceForm = /* @__PURE__ */ defineRoute({
  path: '/resource',
  query: { id: 'text' },
})

export const resourcePage = /* @__PURE__ */ defineRoute({ path: '/resource/:id' })
