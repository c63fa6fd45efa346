import type { Context } from 'hono'
import { refresh } from '../domains/auth/commands.ts'
import { toDomainError } from '../platform/http/errors.ts'
import { setRetryAfter } from '../platform/http/retry-after.ts'
import { copy } from './copy.ts'
import { loginHref, refreshHref } from './pages/links.ts'
import { notice } from './pages/notice.ts'
import { clearSession, readTokens, setSession } from './session-cookies.ts'
import type { Site } from './site.ts'

/**
 * `GET /refresh` (docs/rules.md#login-site): exchanges the refresh token cookie and redirects back, or shows a link to
 * sign in again.
 */
export async function refreshSession(site: Site, c: Context): Promise<Response> {
  const { context } = site
  const visit = site.readVisit(c)
  const { back } = visit
  try {
    await context.limits.take('refresh', { address: context.readClientAddress(c) })
    const grant = await refresh(context, readTokens(c))
    setSession(c, grant, site.cookieOptions(visit))
    const main = notice({ text: copy.refreshing })
    return site.page(c, visit, { title: copy.login, main, location: back })
  } catch (error) {
    const failure = toDomainError(error)
    const { kind, message } = failure
    if (kind === 'serverError')
      context.logger.error({ err: error, path: c.req.path }, 'token refresh failed')
    if (kind === 'unauthenticated' || kind === 'refused') {
      clearSession(c, site.cookieOptions(visit))
      const action = { text: copy.refreshAgain, href: loginHref(back) }
      const main = notice({ text: copy.refreshFailed, action })
      return site.page(c, visit, { title: copy.login, main })
    }
    // The token may still be valid, so it stays for a retry.
    const action = { text: copy.retry, href: refreshHref(back) }
    setRetryAfter(c, failure)
    const status = kind === 'tooMany' ? 429 : 503
    return site.page(c, visit, {
      title: copy.login,
      main: notice({ text: message, action }),
      status,
    })
  }
}
