import type { Store } from '@mozhan/atoms'
import { domainsOf, toCookie } from '../cookies.ts'
import { changeUserInfo, type UserChange } from '../user-info.ts'
import { announceChange, writeCookie } from './session-atoms.ts'

/** As long as the login site keeps it (contract 2.3), seconds. */
const LIFETIME = 30 * 24 * 60 * 60

/**
 * Writes a new nickname or picture into the cookie of who is signed in, so that header and other tabs show it at once.
 * For which domain the login site has set the cookie a script cannot read; it is where a second one does not appear. There
 * is no moment without the cookie: other tabs would take it for a sign-out.
 */
export function changeSessionUser(store: Store, change: UserChange): void {
  const value = changeUserInfo(document.cookie, change)
  if (value === undefined) return
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const before = readAll().length
  for (const domain of [undefined, ...domainsOf(location.hostname)]) {
    writeCookie(toCookie('userInfo', value, LIFETIME, domain) + secure)
    if (readAll().length > before) writeCookie(toCookie('userInfo', '', 0, domain) + secure)
  }
  announceChange(store)
}

function readAll(): string[] {
  return document.cookie.split('; ').filter((pair) => pair.startsWith('userInfo='))
}
