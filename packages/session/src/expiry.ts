import { type LoginAddress, loginHref, refreshHref } from './addresses.ts'

/** What is known when the API says that the access token has expired. */
export interface ExpiryInput extends LoginAddress {
  refreshToken: string | undefined
  /** The refresh token that was already sent to the refresh page in this tab, if any. */
  triedToken?: string | undefined
}

/** Where the reader goes next. `login` also means: clear the session first. */
export interface ExpiryDecision {
  kind: 'refresh' | 'login'
  href: string
}

/**
 * Decides between refreshing and signing in again (spec §4, token expiry). A refresh token is
 * tried once: coming back with the same one means that the login site could not replace it, and
 * going there again would bounce the reader between two sites for ever.
 */
export function resolveExpiry({
  refreshToken,
  triedToken,
  ...address
}: ExpiryInput): ExpiryDecision {
  return refreshToken && refreshToken !== triedToken
    ? { kind: 'refresh', href: refreshHref(address) }
    : { kind: 'login', href: loginHref(address) }
}
