import type { PlatformConfig } from '../platform/platform-config.ts'
import type { LoginSiteConfig } from './context.ts'
import type { PublicOrigin } from './public-origin.ts'

/** Allowed return addresses. */
export interface ReturnRule {
  /** Fallback when an address is not allowed. */
  readonly home: string
  /** Allowed origins, normalised. */
  readonly origins: readonly string[]
}

/** Maximum length of a return address. Proxies refuse longer headers. */
const MAX_LENGTH = 8000
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused here
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

/**
 * The configured address of the site; else the host of the request with the port of the site, so that localhost, 127.0.0.1
 * and addresses of the local network work without configuration.
 */
export function createReturnRule(config: ReturnSettings, publicOrigin: PublicOrigin): ReturnRule {
  const site = config.isSiteUrlGiven
    ? new URL(config.siteUrl)
    : new URL(`${publicOrigin.protocol}//${publicOrigin.hostname}:${config.sitePort}`)
  const more = config.loginRedirectHosts.map(
    (host) => new URL(/^https?:/i.test(host) ? host : `${site.protocol}//${host}`).origin,
  )
  const home = config.isSiteUrlGiven ? `${config.siteUrl}/` : site.href
  return { home, origins: [site.origin, ...more] }
}

export type ReturnSettings = Pick<PlatformConfig, 'siteUrl'> &
  Pick<LoginSiteConfig, 'isSiteUrlGiven' | 'sitePort' | 'loginRedirectHosts'>

/**
 * The return address: the given one if it is an absolute URL of an allowed origin, else the home page of the site
 * (docs/rules.md#login-site). The result is serialised by the URL parser, so that browsers parse it as it was checked here.
 */
export function toReturnAddress(value: string | undefined, { home, origins }: ReturnRule): string {
  if (value === undefined || value.length > MAX_LENGTH || CONTROL.test(value)) return home
  // Without both slashes a browser would resolve it as a relative path.
  if (!/^https?:\/\/[^/\\]/i.test(value) || !URL.canParse(value)) return home
  const url = new URL(value)
  const hasCredentials =
    url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/\\?#]*@/.test(value)
  return !hasCredentials && origins.includes(url.origin) ? url.href : home
}
