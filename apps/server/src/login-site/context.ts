import type { Platform } from '../platform/platform.ts'
import type { PlatformConfig } from '../platform/platform-config.ts'

/** What the login site alone reads of the server's configuration. */
export interface LoginSiteConfig {
  /** Set in the environment, instead of guessed from `sitePort`. */
  readonly isSiteUrlGiven: boolean
  readonly sitePort: number
  /** The parent domain that site and login site share; absent: they share the host. */
  readonly sessionCookieDomain?: string | undefined
  /** Hosts or origins, beside the site's, to which a reader may be sent back. */
  readonly loginRedirectHosts: readonly string[]
}

/** What the login site needs of the server. */
export interface LoginSiteContext extends Platform {
  readonly config: PlatformConfig & LoginSiteConfig
}
