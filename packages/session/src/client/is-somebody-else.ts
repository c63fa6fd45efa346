import { parseSessionCookies } from '../session.ts'

/**
 * Whether somebody other than `owner` is signed in at this very moment, as after another tab has changed the account: what
 * `owner` wrote must not go out under that name. With nobody signed in it is false.
 */
export function isSomebodyElse(owner: string): boolean {
  const current = parseSessionCookies(document.cookie)?.userInfo.uid
  return current !== undefined && current !== owner
}
