import { parseSessionCookies } from '../session.ts'

/**
 * Has the API end the sign-in that the access token belongs to without waiting: the cookies are cleared
 * before the login site is reached (docs/rules.md#session), so that it could not name it any more.
 */
export function signOut(apiBase: string): void {
  const token = parseSessionCookies(document.cookie)?.accessToken
  if (token === undefined) return
  const address = `${apiBase}/auth/logout?accessToken=${encodeURIComponent(token)}`
  // Whether it arrives or not, this browser is signed out.
  fetch(address, { keepalive: true, priority: 'high' }).catch(() => undefined)
}
