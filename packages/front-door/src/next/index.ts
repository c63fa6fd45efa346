import type { Framework } from '../framework.ts'
import { readDataRequest } from './data-request.ts'
import { isDataScript } from './data-script.ts'
import { isRouterState } from './router-state.ts'

/** Headers of Next's router that are forwarded unchanged. */
const ROUTER_HEADERS = ['next-router-prefetch', 'next-router-segment-prefetch', 'rsc'] as const

/** The properties of Next 16. */
export const nextFramework: Framework = {
  assets: '/_next/static/',
  // Next treats such a path as a request for router data.
  isReserved: (pathname) => pathname.endsWith('.rsc'),
  isRouter: ({ rsc }) => Boolean(rsc),
  readDataRequest,
  dataType: /^text\/x-component\b/,
  passHeaders(headers) {
    const passed = ROUTER_HEADERS.flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, value] as const]
    })
    const state = headers['next-router-state-tree']
    const isValid = typeof state === 'string' && isRouterState(state)
    return {
      ...Object.fromEntries(passed),
      ...(isValid ? { 'next-router-state-tree': state } : {}),
    }
  },
  innerHeaders: new Set(['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time']),
  isDataScript,
  // Next marks documents that only scripts can fill with this id.
  isEmptyDocument: (body) => body.includes('id="__next_error__"'),
}
