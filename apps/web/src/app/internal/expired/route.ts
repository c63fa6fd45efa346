import { decideExpired } from '@mozhan/session'
import {
  onlyForNavigation,
  originOf,
  redirectWithCookies,
  sessionCookieDomain,
  siteConfig,
} from '@mozhan/session/server'

/** Handles an expired session of a guarded page: one attempt to renew it, then the cookies are cleared. */
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
