import type { AiSettings } from './ai/to-ai-settings.ts'
import type { S3Settings } from './files/storage/storage.ts'
import type { RateLimitScale } from './http/limits.ts'

/** The part of the configuration that the platform and the domains read. */
export interface PlatformConfig {
  /** Folder of all stored data: `pg/`, `files/`, `secrets/`, `lock.db`, `server.json`. */
  readonly dataDir: string
  /** Redis for events between instances; absent: PostgreSQL carries them. */
  readonly redisUrl?: string | undefined
  /** Bucket for uploads; absent: they are stored in `dataDir/files`. */
  readonly s3?: S3Settings | undefined
  /** Language model of the assistant; absent: the assistant searches the articles of the site. */
  readonly ai?: AiSettings | undefined
  readonly siteName: string
  readonly siteUrl: string
  /** A full address, or `:port` for that port of the host that the reader uses. */
  readonly loginSiteUrl: string
  /** Lifetime of an access token. */
  readonly accessTokenSeconds: number
  /** Time after which an unused sign-in expires. */
  readonly refreshTokenSeconds: number
  /** Addresses or CIDR blocks whose `x-forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly string[]
  /** Names that no user may take, in addition to the name of the site. */
  readonly reservedNames: readonly string[]
  readonly rateLimits: RateLimitScale
  /** Public articles wait for approval before they are shown. */
  readonly review: boolean
}
