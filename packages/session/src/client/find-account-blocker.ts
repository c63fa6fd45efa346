import { parseSessionCookies } from '../session.ts'
import { copy } from './copy.ts'

/**
 * Why a text cannot be sent at this moment: another tab has signed in as another user, and the text would be sent
 * under that name.
 * @param owner id of the user who wrote the text
 * @returns a sentence for the reader; undefined if the owner, or no user, is signed in
 * @example
 * ```ts
 * import { findAccountBlocker } from '@mozhan/session/client'
 *
 * const blocker = findAccountBlocker('7')
 * if (blocker) console.log(blocker)
 * ```
 */
export function findAccountBlocker(owner: string): string | undefined {
  const current = parseSessionCookies(document.cookie)?.userInfo.uid
  return current === undefined || current === owner ? undefined : copy.otherAccount
}
