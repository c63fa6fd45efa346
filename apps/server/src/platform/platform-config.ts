import type { AiSettings } from './ai/to-ai-settings.ts'
import type { S3Settings } from './files/storage/storage.ts'
import type { RateLimitScale } from './http/limits.ts'

/** What the platform and the domains read of the server's configuration. */
export interface PlatformConfig {
  /** Everything the server keeps: `pg/`, `files/`, `secrets/`, `lock.db`, `server.json`. */
  readonly dataDir: string
  /** Carries events between instances; absent: the database does. */
  readonly redisUrl?: string | undefined
  /** Where uploads are kept; absent: `dataDir/files`. */
  readonly s3?: S3Settings | undefined
  /** Answers questions; absent: the site's own articles do. */
  readonly ai?: AiSettings | undefined
  readonly siteName: string
  readonly siteUrl: string
  /** A full address, or `:port` for that port of the host that the reader is on. */
  readonly loginSiteUrl: string
  /** How long an access token is good for. */
  readonly accessTokenSeconds: number
  /** How long a sign-in lasts without being used. */
  readonly refreshTokenSeconds: number
  /** Addresses or CIDR blocks whose `x-forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[]
  /** Names that no user may take, beside that of the site. */
  readonly reservedNames: readonly string[]
  readonly rateLimits: RateLimitScale
  /** Public articles wait for approval instead of showing at once. */
  readonly review: boolean
}
