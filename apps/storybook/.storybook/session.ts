import type { SessionUser } from '@mozhan/session'

/** Signs the browser of the stories in, as the login site would, or out. */
export function setSession(user: SessionUser | undefined): void {
  setCookie('userInfo', user && JSON.stringify(user))
  setCookie('accessToken', user && 'story-access-token')
  setCookie('refreshToken', user && 'story-refresh-token')
  setCookie('error', undefined)
}

/** Sets or, without a value, removes a cookie. */
export function setCookie(name: string, value: string | undefined): void {
  const rest = value === undefined ? '=; max-age=0' : `=${encodeURIComponent(value)}`
  // biome-ignore lint/suspicious/noDocumentCookie: this is how the login site leaves them
  document.cookie = `${name}${rest}; path=/`
}
