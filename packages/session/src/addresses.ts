/** Where to go and where to come back to. */
export interface LoginAddress {
  /** Origin (and path prefix, if any) of the login site. */
  loginSiteUrl: string
  /** The full address shown in the browser, query and hash included. */
  currentUrl: string
}

/** The sign-in page of the login site; after it the reader returns to `currentUrl` (spec §4). */
export function loginHref(address: LoginAddress): string {
  return toLoginSite('/', address)
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

function toLoginSite(path: string, { loginSiteUrl, currentUrl }: LoginAddress): string {
  const site = loginSiteUrl.replace(/\/+$/, '')
  // A lone surrogate would make encodeURIComponent throw.
  return `${site}${path}?redirectURL=${encodeURIComponent(currentUrl.toWellFormed())}`
}
