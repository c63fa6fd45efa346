import type { LoginAddress } from '../addresses.ts'
import { readRefreshMark, refreshMark } from '../cookies.ts'
import { resolveExpiry } from '../expiry.ts'
import { parseRefreshToken } from '../session.ts'
import { clearSession, writeCookie } from './session-store.ts'

/** Where an expired session leads to; what belongs to the way there is done to the cookies. */
export function followExpiry(address: LoginAddress): string {
  const tried = readRefreshMark(document.cookie)?.time
  const { kind, href } = resolveExpiry({
    ...address,
    refreshToken: parseRefreshToken(document.cookie),
    // A try younger than this page is another tab's: this one has not been to the refresh page since it was loaded.
    alreadyTried: tried !== undefined && tried < performance.timeOrigin,
  })
  if (kind === 'login') clearSession()
  writeCookie(refreshMark(kind === 'refresh'))
  return href
}
