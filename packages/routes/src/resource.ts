import { defineRoute } from './define-route.ts'
import { code, oneOf, page, text, words } from './fields.ts'

/** A new resource, or the one that is changed. What is no id is a missing page. */
export const resourceForm = /* @__PURE__ */ defineRoute({
  name: 'resource',
  path: '/resource',
  query: { id: text },
  isGuarded: true,
})

export const resourcePage = /* @__PURE__ */ defineRoute({
  name: 'resource-id',
  path: '/resource/:id',
})

/** Titles that are searched for have no end: only the whole list is kept. */
export const resourceList = /* @__PURE__ */ defineRoute({
  name: 'resource-list',
  path: '/resource/list',
  query: { type: code, title: words, order: oneOf('new', 'hot'), page },
  isListed: true,
  variants: { kind: 'anew', path: '/resource/list/narrowed' },
})
