import { parseSessionCookies } from '../session.ts'

/**
 * Whether the cookies of this moment are those of a user; another tab may have changed them.
 * @param userId of the user
 * @returns false where no user is signed in
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
