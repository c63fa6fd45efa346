import {
  type createProxyTrust,
  pickRequestId,
  REQUEST_ID_HEADER,
  withRequestId,
} from '@mozhan/operations'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Platform } from '../platform.ts'
import { readSocketAddress } from './client-address.ts'

/** What asks only whether we are alive; a line each would bury the rest. */
const PROBES = new Set(['/healthz', '/readyz'])

/**
 * One line and one measurement a request, and an id that travels with it. Neither headers nor queries nor bodies are
 * logged: they hold tokens, tickets and what people write.
 */
export function observeRequests(
  { logger, metrics, readiness }: Pick<Platform, 'logger' | 'metrics' | 'readiness'>,
  isTrusted: ReturnType<typeof createProxyTrust>,
): MiddlewareHandler {
  return (c, next) => {
    const given = c.req.header(REQUEST_ID_HEADER)
    const requestId = pickRequestId(given, isTrusted(readSocketAddress(c)))
    return withRequestId(requestId, async () => {
      const start = performance.now()
      await next()
      c.res.headers.set(REQUEST_ID_HEADER, requestId)
      // Whoever keeps this connection would meet its end with a request in hand.
      if (readiness.isDraining) c.res.headers.set('connection', 'close')
      const { method, path } = c.req
      if (PROBES.has(path)) return
      const { status } = c.res
      const ms = performance.now() - start
      metrics.observeRequest({ method, route: toPattern(routePath(c)), status }, ms / 1000)
      logger.info({ method, path, status, ms: Math.round(ms * 10) / 10 })
    })
  }
}

/** Of the handler that answered; where none did, one word for all of them. */
function toPattern(route: string): string {
  return route === '' || route === '*' || route === '/*' ? 'unknown' : route
}
