import 'server-only'
import { decideGuard } from '../guard.ts'
import { sessionCookieDomain, siteConfig } from './site-config.ts'

/**
 * Answers a request for a guarded page that has no session.
 * @param request as it came in
 * @param currentUrl the address that the browser shows
 * @returns a redirect to the login site; undefined where the page may be made
 * @throws TypeError where `currentUrl` is no absolute address
 * @example
 * ```ts
 * import { guardRequest } from '@mozhan/session/server'
 *
 * const request = new Request('https://blog.test/user')
 * const answer = guardRequest(request, request.url)
 * ```
 */
export function guardRequest(request: Request, currentUrl: string): Response | undefined {
  const elsewhere = decideGuard({
    currentUrl,
    cookies: request.headers.get('cookie') ?? '',
    loginSiteUrl: siteConfig().loginSiteUrl,
    cookieDomain: sessionCookieDomain(),
  })
  if (!elsewhere) return undefined
  return isPrefetch(request) ? notNow() : depart(elsewhere.location, elsewhere.cookies)
}

/**
 * A redirect (307) with cookies, which no cache may keep.
 * @param location path or address to go to
 * @param cookies values of `Set-Cookie`
 * @example
 * ```ts
 * import { depart } from '@mozhan/session/server'
 *
 * depart('/', ['error=; Path=/; Max-Age=0'])
 * ```
 */
export function depart(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 307, headers })
}

/**
 * Whether a request only prepares: a browser loads a page ahead, or the router asks for its data. The router follows what
 * is no answer for it by a navigation of the whole page, which alone can go to another site.
 */
function isPrefetch({ headers }: Request): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name))
  return /prefetch|prerender|preview/i.test(purpose.join()) || headers.has('rsc')
}

/** The answer to a request that only prepares: nothing happens. */
function notNow(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

type Handle = (request: Request) => Response

/**
 * Restricts a handler with side effects to navigations. Pictures, frames, scripts and fetches get 403, because texts
 * of users can contain its address. Wrap every GET handler that has side effects.
 * @param handle answers a navigation
 * @returns a handler for the same path
 * @example
 * ```ts
 * import { depart, onlyForNavigation } from '@mozhan/session/server'
 *
 * export const GET = onlyForNavigation(() => depart('/'))
 * ```
 */
export function onlyForNavigation(handle: Handle): Handle {
  return (request) => {
    if (request.method !== 'GET' || isPrefetch(request)) return notNow()
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
