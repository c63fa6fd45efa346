import type { MiddlewareHandler } from 'hono'
import type { ReadVisit } from './visit.ts'

/** Sets the headers of every response. */
export function siteHeaders(readVisit: ReadVisit): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { rule, isSecure } = readVisit(c)
    const { headers } = c.res
    headers.set('content-security-policy', toPolicy(rule.origins))
    headers.set('x-content-type-options', 'nosniff')
    headers.set('x-frame-options', 'DENY')
    headers.set('x-robots-tag', 'noindex')
    // Not no-referrer: browsers would omit the Origin header of own forms.
    headers.set('referrer-policy', 'same-origin')
    if (isSecure) {
      headers.set('strict-transport-security', 'max-age=31536000')
      headers.set('cross-origin-opener-policy', 'same-origin')
    }
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  }
}

/** `form-action` includes the return origins, because browsers apply it to redirects of forms too. */
function toPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${origins.join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
