import type { Platform } from '../platform/platform.ts'
import type { PlatformConfig } from '../platform/platform-config.ts'

/** Configuration that only the login site uses. */
export interface LoginSiteConfig {
  /** Whether the site URL is configured; else it is derived from `sitePort`. */
  readonly isSiteUrlGiven: boolean
  readonly sitePort: number
  /** Common parent domain of site and login site; absent: they have the same host. */
  readonly sessionCookieDomain?: string | undefined
  /** Additional hosts or origins that are allowed as return addresses. */
  readonly loginRedirectHosts: readonly string[]
}

/** Context of the login site. */
export interface LoginSiteContext extends Platform {
  readonly config: PlatformConfig & LoginSiteConfig
}
