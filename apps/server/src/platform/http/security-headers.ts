import type { MiddlewareHandler } from 'hono'

/**
 * Headers of every answer. No `access-control-allow-origin`, so pages of other sites cannot read the API. A content security
 * policy that a handler has set is kept.
 */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'no-referrer')
  headers.set('x-frame-options', 'DENY')
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
}
