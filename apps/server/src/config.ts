import path from 'node:path'
import {
  type Environment,
  findLoginSite,
  readSettings,
  type Settings,
} from '@mozhan/operations/settings'
import type { LoginSiteConfig } from './login-site/context.ts'
import { toAiSettings } from './platform/ai/to-ai-settings.ts'
import { toS3Settings } from './platform/files/storage/to-s3-settings.ts'
import type { PlatformConfig } from './platform/platform-config.ts'
import type { WorkerSettings } from './workers.ts'

/** Configuration of the server, read once at start. */
export interface Config extends PlatformConfig, LoginSiteConfig {
  readonly host: string
  readonly port: number
  /** Port of the metrics endpoint; absent: not served. */
  readonly metricsPort?: number | undefined
  readonly metricsHost: string
  /** Seconds that a stopping server keeps answering, so that load balancers stop sending requests to it. */
  readonly drainSeconds: number
  /** PostgreSQL; absent: the embedded database in `dataDir/pg`. */
  readonly databaseUrl?: string | undefined
  /** Port of our own login site; absent: another login site is used. */
  readonly loginPort?: number | undefined
  /** Absent: created on first start and stored in `dataDir/secrets`. */
  readonly tokenSecret?: string | undefined
  readonly refreshSecret?: string | undefined
  /** Site instances that receive invalidations. */
  readonly siteInvalidationUrls: readonly string[]
  readonly workers: WorkerSettings
  /** Whether a first start writes the demonstration content. */
  readonly isDemo: boolean
  readonly logLevel: Settings['LOG_LEVEL']
}

/** The front door of the site runs on the same machine. */
const LOOPBACK = ['127.0.0.0/8', '::1']

const REPOSITORY_ROOT = path.resolve(import.meta.dirname, '../../..')

/**
 * Reads the settings.
 * @throws SettingsError with every problem and what to do about each
 */
export function parseConfig(env: Environment): Config {
  const settings = readSettings(env)
  const { PORT: sitePort, SITE_URL: givenSiteUrl } = settings
  return {
    host: settings.API_HOST,
    port: settings.API_PORT,
    metricsPort: settings.API_METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    drainSeconds: settings.DRAIN_SECONDS,
    dataDir: path.resolve(REPOSITORY_ROOT, settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    s3: toS3Settings(settings),
    ai: toAiSettings(settings),
    siteName: settings.SITE_NAME,
    siteUrl: givenSiteUrl ?? `http://localhost:${sitePort}`,
    isSiteUrlGiven: givenSiteUrl !== undefined,
    sitePort,
    ...findLoginSite(settings),
    sessionCookieDomain: settings.SESSION_COOKIE_DOMAIN,
    loginRedirectHosts: settings.LOGIN_REDIRECT_HOSTS,
    tokenSecret: settings.TOKEN_SECRET,
    refreshSecret: settings.REFRESH_SECRET,
    accessTokenSeconds: settings.ACCESS_TOKEN_SECONDS,
    refreshTokenSeconds: settings.REFRESH_TOKEN_SECONDS,
    trustedProxies: [...LOOPBACK, ...settings.TRUSTED_PROXIES],
    siteInvalidationUrls: settings.SITE_INVALIDATION_URLS ?? [`http://127.0.0.1:${sitePort}`],
    reservedNames: settings.RESERVED_NAMES,
    workers: {
      threads: settings.TEXT_WORKERS,
      textSeconds: settings.TEXT_SECONDS,
      memoryMb: settings.TEXT_MEMORY_MB,
    },
    rateLimits: settings.RATE_LIMITS,
    review: settings.REVIEW_ARTICLES === '1',
    isDemo: isDemo(settings),
    logLevel: settings.LOG_LEVEL,
  }
}

/** By default only a site that others cannot reach, because the passwords of the demonstration accounts are published. */
function isDemo({ DEMO, DATABASE_URL, SITE_URL }: Settings): boolean {
  if (DEMO !== undefined) return DEMO === 'on'
  return DATABASE_URL === undefined && SITE_URL === undefined
}
