import type { Store } from '@mozhan/atoms'
import type { LoginAddress } from '../addresses.ts'
import { addTry, readRefreshMark, refreshMark } from '../cookies.ts'
import { resolveExpiry } from '../expiry.ts'
import { parseRefreshToken } from '../session.ts'
import { clearSession, writeCookie } from './session-atoms.ts'

/** Where an expired session leads to; what belongs to the way there is done to the cookies. */
export function followExpiry(store: Store, address: LoginAddress): string {
  const { pathname, search } = location
  const tries = addTry(readRefreshMark(document.cookie), pathname + search)
  const { kind, href } = resolveExpiry({
    ...address,
    refreshToken: parseRefreshToken(document.cookie),
    alreadyTried: tries === undefined,
  })
  if (kind === 'login') clearSession(store)
  writeCookie(refreshMark(kind === 'refresh' ? tries : undefined))
  return href
}
