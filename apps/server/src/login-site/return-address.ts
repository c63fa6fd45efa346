import type { PlatformConfig } from '../platform/platform-config.ts'
import type { LoginSiteConfig } from './context.ts'
import type { Front } from './front.ts'

/** To where a reader may be sent back. */
export interface ReturnRule {
  /** Where everybody goes whose address is not accepted. */
  readonly home: string
  /** Protocol and host, as parsed. */
  readonly origins: readonly string[]
}

/** Longer addresses are of nobody, and proxies refuse longer headers. */
const MAX = 8000
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

/**
 * The site's address where it is configured; else the site's port of the host that the reader is on, so that localhost,
 * 127.0.0.1 and an address of the local network all work without settings.
 */
export function createReturnRule(config: ReturnSettings, front: Front): ReturnRule {
  const site = config.isSiteUrlGiven
    ? new URL(config.siteUrl)
    : new URL(`${front.protocol}//${front.hostname}:${config.sitePort}`)
  const more = config.loginRedirectHosts.map(
    (host) => new URL(/^https?:/i.test(host) ? host : `${site.protocol}//${host}`).origin,
  )
  const home = config.isSiteUrlGiven ? `${config.siteUrl}/` : site.href
  return { home, origins: [site.origin, ...more] }
}

export type ReturnSettings = Pick<PlatformConfig, 'siteUrl'> &
  Pick<LoginSiteConfig, 'isSiteUrlGiven' | 'sitePort' | 'loginRedirectHosts'>

/**
 * The address to go back to: the given one where it is a full address of an allowed origin, else the site's home
 * (docs/rules.md#login-site). What is returned was written by the URL parser, so that browsers read it as it was judged here.
 */
export function toReturnAddress(value: string | undefined, { home, origins }: ReturnRule): string {
  if (value === undefined || value.length > MAX || CONTROL.test(value)) return home
  // Without both slashes a browser would take it for a path of the page it is on.
  if (!/^https?:\/\/[^/\\]/i.test(value) || !URL.canParse(value)) return home
  const url = new URL(value)
  const hasCredentials =
    url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/\\?#]*@/.test(value)
  return !hasCredentials && origins.includes(url.origin) ? url.href : home
}
