import { type LoginAddress, loginHref, refreshHref } from './addresses.ts'

/** What is known when the API says that the access token has expired. */
export interface ExpiryInput extends LoginAddress {
  refreshToken: string | undefined
  /** The page has had its tries of late: going to the refresh page again would not help. */
  alreadyTried?: boolean
}

/** Where the reader goes next. `login` also means: clear the session first. */
export interface ExpiryDecision {
  kind: 'refresh' | 'login'
  href: string
}

/**
 * Decides between refreshing and signing in again (spec §4, token expiry). Whoever was sent to the refresh page several
 * times and is expired still got nothing from it: without an end the reader would bounce between two sites for ever.
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
