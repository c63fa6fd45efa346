import type { Store } from '@mozhan/atoms'
import type { LoginAddress } from '../addresses.ts'
import { addTry, readRefreshMark, refreshMark } from '../cookies.ts'
import { resolveExpiry } from '../expiry.ts'
import { parseRefreshToken } from '../session.ts'
import { clearSession, writeCookie } from './session-atoms.ts'

/** Decides where an expired session redirects to, and changes the cookies accordingly. @returns the address */
export function prepareExpiryRedirect(store: Store, address: LoginAddress): string {
  const { pathname, search } = location
  // Undefined if the tries of this page are used up: then no further refresh, because it would loop.
  const tries = addTry(readRefreshMark(document.cookie), pathname + search)
  const { kind, href } = resolveExpiry({
    ...address,
    refreshToken: parseRefreshToken(document.cookie),
    alreadyTried: tries === undefined,
  })
  if (kind === 'login') clearSession(store)
  // Without tries this removes the cookie.
  writeCookie(refreshMark(kind === 'refresh' ? tries : undefined))
  return href
}
