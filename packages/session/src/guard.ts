import { type LoginAddress, loginHref } from './addresses.ts'
import { addTry, clearedSession, readRefreshMark, refreshMark } from './cookies.ts'
import { resolveExpiry } from './expiry.ts'
import { toOwnPath } from './own-path.ts'
import { hasSessionCookie, parseRefreshToken, parseSessionCookies } from './session.ts'

/** Input of `decideGuard`. */
export interface GuardInput extends LoginAddress {
  /** The request's cookie header. */
  cookies: string
  /** Domain that the session's cookies are shared under, if any. */
  cookieDomain?: string | undefined
}

/** A redirect with the cookies it sets. */
export interface RedirectWithCookies {
  /** Address to go to. */
  location: string
  /** Values of `Set-Cookie`. */
  cookies: string[]
}

/**
 * Decides whether a guarded page may be requested. Checks only that all three cookies are present; the page itself verifies
 * the token at the API.
 * @param input cookies and address of the request
 * @returns where to redirect; undefined if the page may be requested
 * @throws TypeError if `currentUrl` is not an absolute address
 * @example
 * ```ts
 * import { decideGuard } from '@mozhan/session'
 *
 * const redirect = decideGuard({
 *   cookies: '',
 *   loginSiteUrl: 'https://login.test',
 *   currentUrl: 'https://blog.test/user',
 * })
 * ```
 */
export function decideGuard(input: GuardInput): RedirectWithCookies | undefined {
  if (parseSessionCookies(input.cookies)) return undefined
  return { location: loginHref(input), cookies: clearedIncompleteSession(input) }
}

/**
 * Cookies that clear an incomplete session. Otherwise the login site would accept its tokens and redirect back without end.
 * @param input cookies and address of the request
 * @returns values of `Set-Cookie`; none if the session is complete or absent
 * @throws TypeError if `currentUrl` is not an absolute address
 * @example
 * ```ts
 * import { clearedIncompleteSession } from '@mozhan/session'
 *
 * clearedIncompleteSession({
 *   cookies: 'accessToken=eyJ',
 *   loginSiteUrl: 'https://login.test',
 *   currentUrl: 'https://blog.test/',
 * })
 * ```
 */
export function clearedIncompleteSession({
  cookies,
  currentUrl,
  cookieDomain,
}: GuardInput): string[] {
  const isIncomplete = hasSessionCookie(cookies) && !parseSessionCookies(cookies)
  return isIncomplete ? clearedSession(new URL(currentUrl).hostname, cookieDomain) : []
}

/** Input of `decideExpired`. */
export interface ExpiredInput {
  /** The request's cookie header. */
  cookies: string
  /** Path with query of the page that found the session expired. */
  to: string | null
  /** Origin of this site, such as `https://blog.test`. */
  origin: string
  /** Address of the login site, as in `LoginAddress`. */
  loginSiteUrl: string
  /** Domain that the session's cookies are shared under, if any. */
  cookieDomain?: string | undefined
}

/**
 * Decides what follows an expired session on a page: a few tries to refresh it, then it is cleared and the reader signs in.
 * @param input cookies, page and addresses
 * @returns where to redirect, with the cookies that count the tries
 * @throws TypeError if `origin` is not an absolute address
 * @example
 * ```ts
 * import { decideExpired } from '@mozhan/session'
 *
 * const { location, cookies } = decideExpired({
 *   cookies: '',
 *   to: '/user',
 *   origin: 'https://blog.test',
 *   loginSiteUrl: 'https://login.test',
 * })
 * ```
 */
export function decideExpired({
  cookies,
  to,
  origin,
  loginSiteUrl,
  cookieDomain,
}: ExpiredInput): RedirectWithCookies {
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
