import type { SessionUser } from '@mozhan/session'

/** Signs a user in with the cookies of the login site, or out. */
export function setSession(user: SessionUser | undefined): void {
  setCookie('userInfo', user && JSON.stringify(user))
  setCookie('accessToken', user && 'story-access-token')
  setCookie('refreshToken', user && 'story-refresh-token')
  setCookie('error', undefined)
}

/** Sets or, without a value, removes a cookie. */
export function setCookie(name: string, value: string | undefined): void {
  const rest = value === undefined ? '=; max-age=0' : `=${encodeURIComponent(value)}`
  // biome-ignore lint/suspicious/noDocumentCookie: the login site sets the same cookies
  document.cookie = `${name}${rest}; path=/`
}
