import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { Forwarded } from './forwarded.ts'
import { isRouterState } from './router-state.ts'

/** Request headers that dynamic pages and handlers may read. Next's internal headers are not among them. */
const PASSED = [
  'accept',
  'accept-language',
  'cookie',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'purpose',
  'referer',
  'rsc',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-purpose',
  'user-agent',
  'x-moz',
  'x-purpose',
] as const

/** Headers for a request to Next whose answer is not cached. */
export function directHeaders(
  { headers }: IncomingMessage,
  forwarded: Forwarded,
): OutgoingHttpHeaders {
  const passed = PASSED.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const state = headers['next-router-state-tree']
  return {
    ...Object.fromEntries(passed),
    ...(typeof state === 'string' && isRouterState(state)
      ? { 'next-router-state-tree': state }
      : {}),
    'accept-encoding': 'identity',
    'x-forwarded-for': forwarded.for,
    'x-forwarded-proto': forwarded.proto,
    'x-forwarded-host': forwarded.host,
  }
}
