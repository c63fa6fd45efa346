import { defineRoute } from './define-route.ts'

export const resourceList = /* @__PURE__ */ defineRoute({
  path: '/resource/list',
  query: { type: 'code', title: 'words', order: ['new', 'hot'], page: 'page' },
})
