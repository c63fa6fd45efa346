import { encodeReturnAddress } from './return-address.ts'
import { parseUrl } from './text.ts'

/** The login site, and the page to return to. */
export interface LoginAddress {
  /**
   * Address of the login site, optionally with a path or a query. `:4100` means that port on the host of the current page.
   */
  loginSiteUrl: string
  /** The full address shown in the browser, query and hash included. */
  currentUrl: string
}

/** What the login site shows beside its form. */
export interface LoginOptions {
  /** Whether the login site shows that the session has expired. @default false */
  expired?: boolean
  /** Whether the login site shows that the password has been changed. @default false */
  passwordChanged?: boolean
}

/**
 * Address of the sign-in page. After signing in the reader returns to `currentUrl`.
 * @param address the login site, and the page to return to
 * @param options what the login site shows beside its form
 * @returns an absolute address
 * @example
 * ```ts
 * import { loginHref } from '@mozhan/session'
 *
 * loginHref({ loginSiteUrl: 'https://login.test', currentUrl: 'https://blog.test/article/7' })
 * ```
 */
export function loginHref(
  address: LoginAddress,
  { expired = false, passwordChanged = false }: LoginOptions = {},
): string {
  return toLoginSite('/', address, {
    ...(expired && { expired: '1' }),
    ...(passwordChanged && { passwordChanged: '1' }),
  })
}

/**
 * Address of the sign-in page with its registration form open.
 * @param address the login site, and the page to return to
 * @example
 * ```ts
 * import { registerHref } from '@mozhan/session'
 *
 * registerHref({ loginSiteUrl: 'https://login.test', currentUrl: 'https://blog.test/' })
 * ```
 */
export function registerHref(address: LoginAddress): string {
  return toLoginSite('/', address, { dest: 'register' })
}

/**
 * Address of the page that ends the session on the login site.
 * @param address the login site, and the page to return to
 * @example
 * ```ts
 * import { logoutHref } from '@mozhan/session'
 *
 * logoutHref({ loginSiteUrl: 'https://login.test', currentUrl: 'https://blog.test/' })
 * ```
 */
export function logoutHref(address: LoginAddress): string {
  return toLoginSite('/logout', address)
}

/**
 * Address of the page that exchanges the refresh token for a new access token and returns to `currentUrl`.
 * @param address the login site, and the page to return to
 * @example
 * ```ts
 * import { refreshHref } from '@mozhan/session'
 *
 * refreshHref({ loginSiteUrl: 'https://login.test', currentUrl: 'https://blog.test/user' })
 * ```
 */
export function refreshHref(address: LoginAddress): string {
  return toLoginSite('/refresh', address)
}

/**
 * Address for a background renewal: a POST to the refresh page without leaving the current page. It has no return address;
 * `currentUrl` only gives the host if `loginSiteUrl` is a port.
 */
export function renewalHref(address: LoginAddress): string {
  return pageOf('/refresh', address).href
}

function toLoginSite(
  path: string,
  address: LoginAddress,
  more: Readonly<Record<string, string>> = {},
): string {
  const url = pageOf(path, address)
  const parts = Object.entries(more).map(([name, value]) => `${name}=${value}`)
  const back = `redirectURL=${encodeReturnAddress(address.currentUrl)}`
  url.search = [url.search.slice(1), back, ...parts].filter(Boolean).join('&')
  return url.href
}

/** A page of the login site. A query of the configured address is preserved, a fragment removed. */
function pageOf(path: string, { loginSiteUrl, currentUrl }: LoginAddress): URL {
  const url = new URL(
    loginSiteUrl.startsWith(':') ? ownHost(loginSiteUrl, currentUrl) : loginSiteUrl,
  )
  url.pathname = url.pathname.replace(/\/+$/, '') + path
  url.hash = ''
  return url
}

function ownHost(port: string, currentUrl: string): string {
  const here = parseUrl(currentUrl)
  return here ? `${here.protocol}//${here.hostname}${port}` : `http://localhost${port}`
}
