import type { Context } from 'hono'
import { refresh } from '../domains/auth/commands.ts'
import { toDomainError } from '../platform/http/errors.ts'
import { setRetryAfter } from '../platform/http/retry-after.ts'
import { readTokens, setSession } from './session-cookies.ts'
import type { Site } from './site.ts'

/**
 * `POST /refresh`: new tokens for a page of the site that somebody goes on reading, without leaving it. Only our own pages
 * may ask. A token that is good for nothing stays: at the next click the reader is led to sign in (docs/rules.md#token-expiry).
 */
export async function refreshBeside(site: Site, c: Context): Promise<Response> {
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
    if (kind === 'serverError') context.logger.error({ err: error, path: c.req.path })
    setRetryAfter(c, failure)
    return c.body(null, kind === 'tooMany' ? 429 : 503)
  }
}
