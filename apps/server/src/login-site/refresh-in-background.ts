import type { Context } from 'hono'
import { refresh } from '../domains/auth/commands.ts'
import { toDomainError } from '../platform/http/errors.ts'
import { setRetryAfter } from '../platform/http/retry-after.ts'
import { readTokens, setSession } from './session-cookies.ts'
import type { Site } from './site.ts'

/**
 * `POST /refresh`: new tokens for an open page of the site, without navigation. Only allowed origins may call it. An invalid
 * token is not cleared: at the next click the reader is redirected to sign in (docs/rules.md#token-expiry).
 */
export async function refreshInBackground(site: Site, c: Context): Promise<Response> {
  const { context } = site
  const visit = site.readVisit(c)
  const origin = c.req.header('origin') ?? ''
  if (!visit.rule.origins.includes(origin)) return c.body(null, 403)
  c.header('access-control-allow-origin', origin)
  c.header('access-control-allow-credentials', 'true')
  c.header('vary', 'origin')
  try {
    await context.limits.take('refresh', { address: context.readClientAddress(c) })
    setSession(c, await refresh(context, readTokens(c)), site.cookieOptions(visit))
    return c.body(null, 204)
  } catch (error) {
    const failure = toDomainError(error)
    const { kind } = failure
    if (kind === 'unauthenticated' || kind === 'refused') return c.body(null, 204)
    if (kind === 'serverError')
      context.logger.error({ err: error, path: c.req.path }, 'token refresh failed')
    setRetryAfter(c, failure)
    return c.body(null, kind === 'tooMany' ? 429 : 503)
  }
}
