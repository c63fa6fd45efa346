import { clearedIncompleteSession, loginHref, registerHref } from '@mozhan/session'
import {
  onlyForNavigation,
  originOf,
  redirectWithCookies,
  sessionCookieDomain,
  siteConfig,
} from '@mozhan/session/server'

/**
 * Redirects to the login site, for browsers without scripts. The return address is the referrer, because cached pages do
 * not contain their own address.
 */
export const GET = onlyForNavigation((request) => {
  const { loginSiteUrl } = siteConfig()
  const origin = originOf(request.headers)
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  const currentUrl = referrer?.origin === origin ? referrer.href : `${origin}/`
  const wantsToRegister = new URL(request.url).searchParams.get('dest') === 'register'
  const address = { loginSiteUrl, currentUrl }
  const remains = clearedIncompleteSession({
    ...address,
    cookies: request.headers.get('cookie') ?? '',
    cookieDomain: sessionCookieDomain(),
  })
  return redirectWithCookies((wantsToRegister ? registerHref : loginHref)(address), remains)
})
