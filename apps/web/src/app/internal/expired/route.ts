import { decideExpired } from '@mozhan/session'
import {
  onlyForNavigation,
  originOf,
  redirectWithCookies,
  sessionCookieDomain,
  siteConfig,
} from '@mozhan/session/server'

/** A guarded page found the session expired: one try to refresh it, then the cookies go. */
export const GET = onlyForNavigation((request) => {
  const { location, cookies } = decideExpired({
    cookies: request.headers.get('cookie') ?? '',
    to: new URL(request.url).searchParams.get('to'),
    origin: originOf(request.headers),
    loginSiteUrl: siteConfig().loginSiteUrl,
    cookieDomain: sessionCookieDomain(),
  })
  return redirectWithCookies(location, cookies)
})
