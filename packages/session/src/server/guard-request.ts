import 'server-only'
import { decideGuard } from '../guard.ts'
import { sessionCookieDomain, siteConfig } from './site-config.ts'

/**
 * Answers a request for a guarded page without a session.
 * @param request the received request
 * @param currentUrl the address shown in the browser
 * @returns a redirect to the login site; undefined if the page may be rendered
 * @throws TypeError if `currentUrl` is not an absolute address
 * @example
 * ```ts
 * import { guardRequest } from '@mozhan/session/server'
 *
 * const request = new Request('https://blog.test/user')
 * const answer = guardRequest(request, request.url)
 * ```
 */
export function guardRequest(request: Request, currentUrl: string): Response | undefined {
  const target = decideGuard({
    currentUrl,
    cookies: request.headers.get('cookie') ?? '',
    loginSiteUrl: siteConfig().loginSiteUrl,
    cookieDomain: sessionCookieDomain(),
  })
  if (!target) return undefined
  return isPrefetch(request) ? noContent() : redirectWithCookies(target.location, target.cookies)
}

/**
 * An uncacheable redirect (307) that sets cookies.
 * @param location target path or address
 * @param cookies values of `Set-Cookie`
 * @example
 * ```ts
 * import { redirectWithCookies } from '@mozhan/session/server'
 *
 * redirectWithCookies('/', ['error=; Path=/; Max-Age=0'])
 * ```
 */
export function redirectWithCookies(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 307, headers })
}

/**
 * Whether a request is a prefetch of the browser, or a data request of Next's router. On an answer without data the router
 * falls back to a full navigation, which alone can be redirected to another site.
 */
function isPrefetch({ headers }: Request): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name))
  return /prefetch|prerender|preview/i.test(purpose.join()) || headers.has('rsc')
}

/** The answer to a prefetch. */
function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

type Handle = (request: Request) => Response

/**
 * Restricts a handler with side effects to navigations. Requests of pictures, frames, scripts and `fetch` get 403, because
 * texts of users can contain its address. Wrap every GET handler that has side effects.
 * @param handle answers a navigation
 * @returns a handler for the same path
 * @example
 * ```ts
 * import { redirectWithCookies, onlyForNavigation } from '@mozhan/session/server'
 *
 * export const GET = onlyForNavigation(() => redirectWithCookies('/'))
 * ```
 */
export function onlyForNavigation(handle: Handle): Handle {
  return (request) => {
    if (request.method !== 'GET' || isPrefetch(request)) return noContent()
    return isNavigation(request) ? handle(request) : refuse()
  }
}

/** Older browsers send no Sec-Fetch headers. */
function isNavigation({ headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest') ?? 'document'
  const mode = headers.get('sec-fetch-mode') ?? 'navigate'
  return destination === 'document' && mode === 'navigate'
}

function refuse(): Response {
  return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } })
}
