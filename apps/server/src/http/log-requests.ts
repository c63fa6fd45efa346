import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

const REQUEST_ID = /^[\w-]{1,64}$/

/**
 * One line a request, and an id that travels with it. Neither headers nor queries nor bodies are
 * logged: they hold tokens, tickets and what people write.
 */
export function logRequests(logger: Logger): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID()
    const start = performance.now()
    await next()
    c.res.headers.set('x-request-id', requestId)
    if (c.req.path === '/healthz') return
    const ms = Math.round((performance.now() - start) * 10) / 10
    logger.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms })
  }
}
