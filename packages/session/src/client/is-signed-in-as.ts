import { parseSessionCookies } from '../session.ts'

/**
 * Whether a user is signed in according to the current cookies, which another tab may have changed.
 * @param userId id of the user
 * @returns false if no user is signed in
 * @example
 * ```ts
 * import { isSignedInAs } from '@mozhan/session/client'
 *
 * isSignedInAs('7')
 * ```
 */
export function isSignedInAs(userId: string): boolean {
  return parseSessionCookies(document.cookie)?.userInfo.uid === userId
}
