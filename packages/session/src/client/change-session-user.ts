import type { Store } from '@mozhan/atoms'
import { domainsOf, toCookie } from '../cookies.ts'
import { changeUserInfo, type UserChange } from '../user-info.ts'
import { announceChange, writeCookie } from './session-atoms.ts'

/** As long as the login site keeps it (docs/rules.md#login-site), seconds. */
const LIFETIME = 30 * 24 * 60 * 60

/**
 * Writes a new name or picture into the cookie of the signed-in user, so that the header and other tabs show it at
 * once. The cookie keeps its domain and never disappears meanwhile.
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
    writeCookie(toCookie('userInfo', value, LIFETIME, domain) + secure)
    if (readAll().length > before) writeCookie(toCookie('userInfo', '', 0, domain) + secure)
  }
  announceChange(store)
}

function readAll(): string[] {
  return document.cookie.split('; ').filter((pair) => pair.startsWith('userInfo='))
}
