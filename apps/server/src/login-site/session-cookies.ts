import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Grant, GrantedUser } from '../domains/auth/grant.ts'

export interface SessionCookieOptions {
  readonly isSecure: boolean
  /** Absent: good for the host alone. */
  readonly domain?: string | undefined
}

type Name = 'userInfo' | 'accessToken' | 'refreshToken'

const NAMES: readonly Name[] = ['userInfo', 'accessToken', 'refreshToken']
/** Seconds (docs/rules.md#login-site). */
const MAX_AGE = 30 * 24 * 60 * 60
/** Browsers drop a cookie of more than 4,096 bytes without a word. */
const USER_BYTES = 4000

/** Signs the browser in: all three cookies, which the site reads by script. */
export function setSession(c: Context, grant: Grant, options: SessionCookieOptions): void {
  const values: Record<Name, string> = {
    userInfo: toUserCookie(grant.userInfo),
    accessToken: grant.accessToken,
    refreshToken: grant.refreshToken,
  }
  // One left from before the domain was set would hide the new one.
  if (options.domain !== undefined) writeAll(c, clearedValues(), { ...options, domain: undefined })
  writeAll(c, values, options)
}

export function clearSession(c: Context, options: SessionCookieOptions): void {
  writeAll(c, clearedValues(), options)
  if (options.domain !== undefined) writeAll(c, clearedValues(), { ...options, domain: undefined })
}

/** The tokens a browser brought; empty where it brought none. */
export function readTokens(c: Context): { accessToken: string; refreshToken: string } {
  return {
    accessToken: getCookie(c, 'accessToken') ?? '',
    refreshToken: getCookie(c, 'refreshToken') ?? '',
  }
}

/** JSON of as much of the user as fits: the site can do with the id alone. */
export function toUserCookie({ uid, username, nickName, imageUrl }: GrantedUser): string {
  const forms = [
    { uid, username, nickName, imageUrl },
    { uid, imageUrl },
  ].map((form) => JSON.stringify(form))
  const fitting = forms.find((json) => encodeURIComponent(json.toWellFormed()).length <= USER_BYTES)
  return (fitting ?? JSON.stringify({ uid })).toWellFormed()
}

function clearedValues(): Record<Name, string> {
  return { userInfo: '', accessToken: '', refreshToken: '' }
}

function writeAll(
  c: Context,
  values: Record<Name, string>,
  { isSecure, domain }: SessionCookieOptions,
): void {
  for (const name of NAMES) {
    setCookie(c, name, values[name], {
      path: '/',
      maxAge: values[name] === '' ? 0 : MAX_AGE,
      sameSite: 'Lax',
      secure: isSecure,
      ...(domain === undefined ? {} : { domain }),
    })
  }
}
