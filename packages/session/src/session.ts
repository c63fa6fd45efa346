import { parseUrl, toWellFormed } from './text.ts'

/** The part of the user that the login site stores in a cookie; all other data comes from the API. */
export interface SessionUser {
  /** Id of the user: decimal digits. */
  uid: string
  /** Address of the user's picture. */
  imageUrl?: string
  /** Name that readers see. */
  nickName?: string
  /** Name that the user signs in with. */
  username?: string
}

/** A signed-in user. Without one of the three cookies there is no session. */
export interface Session {
  /** The user of the cookie, not verified by the API. */
  userInfo: SessionUser
  /** Sent with calls. */
  accessToken: string
  /** Exchanged for a new access token on the login site. */
  refreshToken: string
}

/** The cookies of the login site, readable by script and shared with it by the parent domain. */
export const SESSION_COOKIES = ['userInfo', 'accessToken', 'refreshToken'] as const

/** Characters that are valid in an Authorization header; browsers store no longer cookie. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/
const UNQUOTED_UID = /"uid"\s*:\s*(\d+)/
const UID = /^[\w-]{1,64}$/
const ANY_SITE = 'https://site.invalid'
/** Limits in grapheme clusters and in UTF-16 code units. */
const MAX_NAME_LENGTH = { characters: 60, units: 1500 }
const MAX_ADDRESS_LENGTH = 1000

/**
 * Reads the session out of cookies.
 * @param cookieString value of a cookie header, or `document.cookie`
 * @returns null if one of the three cookies is missing, empty or damaged
 * @example
 * ```ts
 * import { parseSessionCookies } from '@mozhan/session'
 *
 * const session = parseSessionCookies('accessToken=a; refreshToken=b; userInfo=%7B%22uid%22%3A%227%22%7D')
 * ```
 */
export function parseSessionCookies(cookieString: string): Session | null {
  const accessToken = readToken(cookieString, 'accessToken')
  const refreshToken = readToken(cookieString, 'refreshToken')
  const user = readUserInfo(cookieString)
  const userInfo = user && toSessionUser(user)
  return userInfo && accessToken && refreshToken ? { userInfo, accessToken, refreshToken } : null
}

/**
 * Reads the refresh token alone, which may outlive the other two cookies.
 * @param cookieString value of a cookie header, or `document.cookie`
 * @returns undefined if there is none
 */
export function parseRefreshToken(cookieString: string): string | undefined {
  return readToken(cookieString, 'refreshToken')
}

/** Whether any cookie of a session is present, with any value. */
export function hasSessionCookie(cookieString: string): boolean {
  return SESSION_COOKIES.some((name) => readCookie(cookieString, name) !== undefined)
}

/** An invalid token counts as missing: as a header value it would throw an error that contains it. */
function readToken(cookieString: string, name: 'accessToken' | 'refreshToken'): string | undefined {
  const value = readCookie(cookieString, name)
  return value !== undefined && TOKEN.test(value) ? value : undefined
}

function readCookie(cookieString: string, name: string): string | undefined {
  for (const pair of cookieString.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim())
  }
  return undefined
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** All fields of the cookie `userInfo`, as the login site wrote them. */
export function readUserInfo(cookieString: string): Record<string, unknown> | undefined {
  const text = readCookie(cookieString, 'userInfo')
  if (!text) return undefined
  try {
    // A 64-bit id written as a number would lose its last digits in JSON.parse.
    const value: unknown = JSON.parse(text.replace(UNQUOTED_UID, '"uid":"$1"'))
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Drops invalid fields, because cookies can be forged. */
function toSessionUser(value: Record<string, unknown>): SessionUser | undefined {
  const { uid, imageUrl } = value
  if (typeof uid !== 'string' || !UID.test(uid)) return undefined
  const nickName = readText(value.nickName) ?? readText(value.nickname)
  const username = readText(value.username)
  return {
    uid,
    ...(typeof imageUrl === 'string' && isPicture(imageUrl) ? { imageUrl } : {}),
    ...(nickName ? { nickName } : {}),
    ...(username ? { username } : {}),
  }
}

function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = toWellFormed(value.trim().slice(0, MAX_NAME_LENGTH.units))
  if (text.length <= MAX_NAME_LENGTH.characters) return text || undefined
  const segments = new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)
  return Array.from(segments, ({ segment }) => segment)
    .slice(0, MAX_NAME_LENGTH.characters)
    .join('')
}

/** Whether an address is a path of this site or an HTTP address. Others, such as `javascript:`, could execute. */
function isPicture(address: string): boolean {
  if (address.length > MAX_ADDRESS_LENGTH || !/^(?:https?:\/\/|\/)/i.test(address)) return false
  const url = parseUrl(address, ANY_SITE)
  // `//host`, `/\host` and `/\t/host` look like paths and lead to another host.
  return url !== undefined && (!address.startsWith('/') || url.origin === ANY_SITE)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
