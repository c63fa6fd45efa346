import 'server-only'
import { decideGuard } from '../guard.ts'
import { sessionCookieDomain, siteConfig } from './site-config.ts'

/**
 * Where a request for a guarded page goes that has no session.
 * @param currentUrl the address that the browser shows
 * @returns undefined where the page may be made
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

/** A redirect for one browser alone, with the cookies it sets. Nothing between us and it may keep it. */
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
 * Restricts a handler with side effects to navigations. Images, frames, scripts and fetches get 403, because user content
 * could contain their address. Wrap every GET handler that has any.
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
