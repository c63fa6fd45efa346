import { type LoginAddress, loginHref, refreshHref } from './addresses.ts'

/** What is known when the API says that the access token has expired. */
export interface ExpiryInput extends LoginAddress {
  /** The refresh token of the cookies, if there is one. */
  refreshToken: string | undefined
  /** The page has had its tries of late: going to the refresh page again would not help. */
  alreadyTried?: boolean
}

/** Where the reader goes next. `login` also means: clear the session first. */
export interface ExpiryDecision {
  /** `refresh`: a new access token is fetched. `login`: the reader signs in again. */
  kind: 'refresh' | 'login'
  /** Address to go to. */
  href: string
}

/**
 * Decides what follows an expired access token: it is refreshed, or the reader signs in again. A page that was
 * refreshed several times in vain signs in, so that the reader is not sent to and fro without end.
 * @param input the refresh token, the addresses, and whether the tries are used up
 * @returns where to go; with `login`, clear the session first
 * @example
 * ```ts
 * import { resolveExpiry } from '@mozhan/session'
 *
 * const { kind, href } = resolveExpiry({
 *   refreshToken: undefined,
 *   loginSiteUrl: 'https://login.test',
 *   currentUrl: 'https://blog.test/user',
 * })
 * ```
 */
export function resolveExpiry({
  refreshToken,
  alreadyTried = false,
  ...address
}: ExpiryInput): ExpiryDecision {
  return refreshToken && !alreadyTried
    ? { kind: 'refresh', href: refreshHref(address) }
    : { kind: 'login', href: loginHref(address, { expired: true }) }
}
