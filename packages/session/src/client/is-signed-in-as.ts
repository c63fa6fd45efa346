import { parseSessionCookies } from '../session.ts'

/** Whether the session of this very moment is a person's; another tab may have changed it. */
export function isSignedInAs(userId: string): boolean {
  return parseSessionCookies(document.cookie)?.userInfo.uid === userId
}
