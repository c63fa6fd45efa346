import { parseSessionCookies } from '../session.ts'

/**
 * Revokes the access token at the API, without waiting for the answer. The login site could not do it, because the cookies
 * are cleared before the redirect (docs/rules.md#session).
 */
export function signOut(apiBase: string): void {
  const token = parseSessionCookies(document.cookie)?.accessToken
  if (token === undefined) return
  const address = `${apiBase}/auth/logout?accessToken=${encodeURIComponent(token)}`
  // A failure is ignored: the cookies of this browser are cleared anyway.
  fetch(address, { keepalive: true, priority: 'high' }).catch(() => undefined)
}
