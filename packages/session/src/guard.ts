import { type LoginAddress, loginHref } from './addresses.ts'
import { addTry, clearedSession, readRefreshMark, refreshMark } from './cookies.ts'
import { resolveExpiry } from './expiry.ts'
import { toOwnPath } from './own-path.ts'
import { hasSessionCookie, parseRefreshToken, parseSessionCookies } from './session.ts'

/** What a decision about a request starts from. */
export interface GuardInput extends LoginAddress {
  /** The request's cookie header. */
  cookies: string
  /** Domain that the session's cookies are shared under, if any. */
  cookieDomain?: string | undefined
}

/** A redirect with the cookies it sets. */
export interface Departure {
  location: string
  cookies: string[]
}

/**
 * Decides whether a guarded page may be asked for (spec §2, route guard). Only the presence of the three cookies counts
 * here; what they are worth the page finds out from the API.
 * @returns where to go instead, or undefined
 */
export function decideGuard(input: GuardInput): Departure | undefined {
  if (parseSessionCookies(input.cookies)) return undefined
  return { location: loginHref(input), cookies: clearedRemains(input) }
}

/**
 * Cookies that clear what is left of a session that is not whole; none where nothing is left. A half is no session here,
 * but the login site would take its tokens for somebody who is signed in, and send him back for ever.
 */
export function clearedRemains({ cookies, currentUrl, cookieDomain }: GuardInput): string[] {
  const isHalf = hasSessionCookie(cookies) && !parseSessionCookies(cookies)
  return isHalf ? clearedSession(new URL(currentUrl).hostname, cookieDomain) : []
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
}

/** What happens to a session that a page found expired: a few tries to refresh it, then it is cleared (spec §4). */
export function decideExpired({
  cookies,
  to,
  origin,
  loginSiteUrl,
  cookieDomain,
}: ExpiredInput): Departure {
  const path = toOwnPath(to, origin)
  const tries = addTry(readRefreshMark(cookies), path)
  const { kind, href } = resolveExpiry({
    loginSiteUrl,
    currentUrl: origin + path,
    refreshToken: parseRefreshToken(cookies),
    alreadyTried: tries === undefined,
  })
  if (kind === 'refresh') return { location: href, cookies: [refreshMark(tries)] }
  const cleared = clearedSession(new URL(origin).hostname, cookieDomain)
  return { location: href, cookies: [refreshMark(), ...cleared] }
}
