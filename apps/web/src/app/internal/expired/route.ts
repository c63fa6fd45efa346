import { decideExpired } from '@mozhan/session'
import { originOf, sessionCookieDomain, siteConfig } from '@mozhan/session/server'
import { depart, isPrefetch, notNow } from '@/depart.ts'

/** A guarded page found the session expired: one try to refresh it, then the cookies go. */
export function GET(request: Request): Response {
  if (isPrefetch(request)) return notNow()
  const { location, cookies } = decideExpired({
    cookies: request.headers.get('cookie') ?? '',
    to: new URL(request.url).searchParams.get('to'),
    origin: originOf(request.headers),
    loginSiteUrl: siteConfig().loginSiteUrl,
    cookieDomain: sessionCookieDomain(),
  })
  return depart(location, cookies)
}
