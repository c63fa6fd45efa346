import { type LoginAddress, loginHref, refreshHref } from './addresses.ts'

/** What is known when the API says that the access token has expired. */
export interface ExpiryInput extends LoginAddress {
  refreshToken: string | undefined
  /** This browser was sent to the refresh page less than a minute ago. */
  alreadyTried?: boolean
}

/** Where the reader goes next. `login` also means: clear the session first. */
export interface ExpiryDecision {
  kind: 'refresh' | 'login'
  href: string
}

/**
 * Decides between refreshing and signing in again (spec §4, token expiry). Whoever was just sent to the refresh page and
 * is expired again got nothing from it: going there once more would bounce the reader between two sites for ever.
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
