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
  /** Address to go to. */
  location: string
  /** Values of `Set-Cookie`. */
  cookies: string[]
}

/**
 * Decides whether a guarded page may be requested. Only the presence of the three cookies counts here; whether they
 * are valid, the page learns from the API.
 * @param input cookies and address of the request
 * @returns where to go instead; undefined where the page may be requested
 * @throws TypeError where `currentUrl` is no absolute address
 * @example
 * ```ts
 * import { decideGuard } from '@mozhan/session'
 *
 * const elsewhere = decideGuard({
 *   cookies: '',
 *   loginSiteUrl: 'https://login.test',
 *   currentUrl: 'https://blog.test/user',
 * })
 * ```
 */
export function decideGuard(input: GuardInput): Departure | undefined {
  if (parseSessionCookies(input.cookies)) return undefined
  return { location: loginHref(input), cookies: clearedRemains(input) }
}

/**
 * Cookies that clear an incomplete session. The login site would take its tokens for a signed-in user and send the
 * reader back without end.
 * @param input cookies and address of the request
 * @returns values of `Set-Cookie`; none where the session is complete, or absent
 * @throws TypeError where `currentUrl` is no absolute address
 * @example
 * ```ts
 * import { clearedRemains } from '@mozhan/session'
 *
 * clearedRemains({
 *   cookies: 'accessToken=eyJ',
 *   loginSiteUrl: 'https://login.test',
 *   currentUrl: 'https://blog.test/',
 * })
 * ```
 */
export function clearedRemains({ cookies, currentUrl, cookieDomain }: GuardInput): string[] {
  const isHalf = hasSessionCookie(cookies) && !parseSessionCookies(cookies)
  return isHalf ? clearedSession(new URL(currentUrl).hostname, cookieDomain) : []
}

/** What is known where a page found its session expired. */
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
 * Decides what follows where a page found its session expired: a few tries to refresh it, then it is cleared and the
 * reader signs in.
 * @param input cookies, page and addresses
 * @returns where to go, with the cookies that count the tries
 * @throws TypeError where `origin` is no absolute address
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
