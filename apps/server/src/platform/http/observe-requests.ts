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

/** Probes are not logged, because they would bury all other lines. */
const PROBES = new Set(['/healthz', '/readyz'])

/**
 * Logs and measures each request and gives it an id. Headers, queries and bodies are not logged, because they contain
 * tokens, tickets and texts of users.
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
      // Otherwise the client could send its next request on a connection that is about to close.
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

/** Route of the handler that answered; one constant when none matched, so that paths do not become metric labels. */
function toPattern(route: string): string {
  return route === '' || route === '*' || route === '/*' ? 'unknown' : route
}
