import { type LoginAddress, loginHref, refreshHref } from './addresses.ts'

/** Input of `resolveExpiry`. */
export interface ExpiryInput extends LoginAddress {
  /** The refresh token of the cookies, if there is one. */
  refreshToken: string | undefined
  /** Whether the refresh tries of the page are used up. */
  alreadyTried?: boolean
}

/** Where to redirect. With `login`, clear the session first. */
export interface ExpiryDecision {
  /** `refresh`: the login site renews the access token. `login`: the reader signs in again. */
  kind: 'refresh' | 'login'
  /** Address to go to. */
  href: string
}

/**
 * Decides what follows an expired access token: it is refreshed, or the reader signs in again. After several failed refreshes
 * the reader signs in, which ends the redirects.
 * @param input the refresh token, the addresses, and whether the tries are used up
 * @returns where to redirect; with `login`, clear the session first
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
