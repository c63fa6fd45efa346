import type { Store } from '@mozhan/atoms'
import { domainsOf, toCookie } from '../cookies.ts'
import { changeUserInfo, type UserChange } from '../user-info.ts'
import { announceChange, writeCookie } from './session-atoms.ts'

/** The lifetime that the login site gives the cookie (docs/rules.md#login-site). */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60

/**
 * Writes a new name or picture into the cookie of the signed-in user, so that the header and other tabs show it at
 * once. The cookie keeps its domain and is present at any moment.
 * @param store of the page
 * @param change the fields that are new
 * @example
 * ```ts
 * import { getPageStore } from '@mozhan/atoms'
 * import { changeSessionUser } from '@mozhan/session/client'
 *
 * changeSessionUser(getPageStore(), { nickName: '阿岚' })
 * ```
 */
export function changeSessionUser(store: Store, change: UserChange): void {
  const value = changeUserInfo(document.cookie, change)
  if (value === undefined) return
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const before = readAll().length
  for (const domain of [undefined, ...domainsOf(location.hostname)]) {
    writeCookie(toCookie('userInfo', value, LIFETIME_SECONDS, domain) + secure)
    if (readAll().length > before) writeCookie(toCookie('userInfo', '', 0, domain) + secure)
  }
  announceChange(store)
}

function readAll(): string[] {
  return document.cookie.split('; ').filter((pair) => pair.startsWith('userInfo='))
}
