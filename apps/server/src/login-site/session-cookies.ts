import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Grant, GrantedUser } from '../domains/auth/grant.ts'

export interface SessionCookieOptions {
  readonly isSecure: boolean
  /** Absent: cookies of the host only. */
  readonly domain?: string | undefined
}

type Name = 'userInfo' | 'accessToken' | 'refreshToken'

const NAMES: readonly Name[] = ['userInfo', 'accessToken', 'refreshToken']
/** See docs/rules.md#login-site. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60
/** Browsers silently drop cookies of more than 4,096 bytes. */
const MAX_USER_BYTES = 4000

/** Sets all three cookies, which scripts of the site read. */
export function setSession(c: Context, grant: Grant, options: SessionCookieOptions): void {
  const values: Record<Name, string> = {
    userInfo: toUserCookie(grant.userInfo),
    accessToken: grant.accessToken,
    refreshToken: grant.refreshToken,
  }
  // A host cookie from before the domain was configured would shadow the new one.
  if (options.domain !== undefined) writeAll(c, clearedValues(), { ...options, domain: undefined })
  writeAll(c, values, options)
}

export function clearSession(c: Context, options: SessionCookieOptions): void {
  writeAll(c, clearedValues(), options)
  if (options.domain !== undefined) writeAll(c, clearedValues(), { ...options, domain: undefined })
}

/** The tokens in the cookies of a request; empty where absent. */
export function readTokens(c: Context): { accessToken: string; refreshToken: string } {
  return {
    accessToken: getCookie(c, 'accessToken') ?? '',
    refreshToken: getCookie(c, 'refreshToken') ?? '',
  }
}

/** JSON of the user fields that fit into a cookie. The site needs only the id. */
export function toUserCookie({ uid, username, nickName, imageUrl }: GrantedUser): string {
  const forms = [
    { uid, username, nickName, imageUrl },
    { uid, imageUrl },
  ].map((form) => JSON.stringify(form))
  const fitting = forms.find(
    (json) => encodeURIComponent(json.toWellFormed()).length <= MAX_USER_BYTES,
  )
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
      maxAge: values[name] === '' ? 0 : MAX_AGE_SECONDS,
      sameSite: 'Lax',
      secure: isSecure,
      ...(domain === undefined ? {} : { domain }),
    })
  }
}
