import { parseSessionCookies } from '../session.ts'
import { copy } from './copy.ts'

/**
 * Why what `owner` wrote cannot be sent at this very moment, in a sentence: another tab has changed the account, and it
 * would go out under that name. With nobody signed in there is no obstacle: the way to the login site brings back here.
 */
export function findAccountObstacle(owner: string): string | undefined {
  const current = parseSessionCookies(document.cookie)?.userInfo.uid
  return current === undefined || current === owner ? undefined : copy.otherAccount
}
