import { type LoginAddress, loginHref, loginSiteOf } from './addresses.ts'
import { clearedSession, readRefreshMark, refreshMark } from './cookies.ts'
import { resolveExpiry } from './expiry.ts'
import { toOwnPath } from './own-path.ts'
import { parseRefreshToken, parseSessionCookies } from './session.ts'
import { parseUrl } from './text.ts'

/** What a decision about a request starts from. */
export interface GuardInput {
  /** The request's cookie header. */
  cookies: string
  /** The full address that was asked for, as the browser shows it. */
  currentUrl: string
  loginSiteUrl: string
}

/**
 * Decides whether a guarded page may be asked for (spec §2, route guard). Only the presence of the three cookies counts
 * here; what they are worth the page finds out from the API.
 * @returns where to go instead, or undefined
 */
export function decideGuard({ cookies, ...address }: GuardInput): string | undefined {
  return parseSessionCookies(cookies) ? undefined : loginHref(address)
}

export interface ExpiredInput {
  cookies: string
  /** Path with query of the page that found the session expired. */
  to: string | null
  /** Of this site. */
  origin: string
  loginSiteUrl: string
  /** Domain that the session's cookies are shared under, if any. */
  cookieDomain?: string | undefined
  /** The request's header `Sec-Fetch-Site`, where the browser sent one. */
  fetchSite?: string | null
}

/** A redirect with the cookies it sets. */
export interface Departure {
  location: string
  cookies: string[]
}

/** What happens to a session that a page found expired: one try to refresh it, then it is cleared (spec §4). */
export function decideExpired({
  cookies,
  to,
  origin,
  loginSiteUrl,
  cookieDomain,
  fetchSite,
}: ExpiredInput): Departure {
  const address = { loginSiteUrl, currentUrl: origin + toOwnPath(to, origin) }
  const { kind, href } = resolveExpiry({
    ...address,
    refreshToken: parseRefreshToken(cookies),
    alreadyTried:
      readRefreshMark(cookies) !== undefined && !isOwnClick({ ...address, origin, fetchSite }),
  })
  const cleared = clearedSession(new URL(origin).hostname, cookieDomain)
  return {
    location: href,
    cookies: [refreshMark(kind === 'refresh'), ...(kind === 'refresh' ? [] : cleared)],
  }
}

/**
 * A second click on a page of ours while the first one is on its way to the refresh page: nobody has come back from
 * there yet. Browsers call a request `same-origin` only if no other site took part in it.
 */
function isOwnClick({
  origin,
  fetchSite,
  ...address
}: LoginAddress & Pick<ExpiredInput, 'origin' | 'fetchSite'>): boolean {
  return fetchSite === 'same-origin' && parseUrl(loginSiteOf(address))?.origin !== origin
}
