import { parseUrl, toWellFormed } from './text.ts'

/** Where to go and where to come back to. */
export interface LoginAddress {
  /** Origin (and path prefix, if any) of the login site; `:4100` means that port on the host the reader is on. */
  loginSiteUrl: string
  /** The full address shown in the browser, query and hash included. */
  currentUrl: string
}

export interface LoginOptions {
  /** Has the login site say that the session has expired. @default false */
  expired?: boolean
}

/** The sign-in page of the login site; after it the reader returns to `currentUrl` (spec §4). */
export function loginHref(address: LoginAddress, { expired = false }: LoginOptions = {}): string {
  return toLoginSite('/', address) + (expired ? '&expired=1' : '')
}

/** The same page with its register tab open. */
export function registerHref(address: LoginAddress): string {
  return `${toLoginSite('/', address)}&dest=register`
}

/** The page that ends the session on the login site. */
export function logoutHref(address: LoginAddress): string {
  return toLoginSite('/logout', address)
}

/** The page that replaces an expired access token by means of the refresh token. */
export function refreshHref(address: LoginAddress): string {
  return toLoginSite('/refresh', address)
}

/** Origin of the login site, as seen from an address of ours. */
export function loginSiteOf({ loginSiteUrl, currentUrl }: LoginAddress): string {
  const site = loginSiteUrl.replace(/\/+$/, '')
  if (!site.startsWith(':')) return site
  const here = parseUrl(currentUrl)
  return here ? `${here.protocol}//${here.hostname}${site}` : `http://localhost${site}`
}

function toLoginSite(path: string, address: LoginAddress): string {
  // A lone surrogate would make encodeURIComponent throw.
  const back = encodeURIComponent(toWellFormed(address.currentUrl))
  return `${loginSiteOf(address)}${path}?redirectURL=${back}`
}
