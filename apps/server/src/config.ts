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

/** What the server knows about where and how it runs. Made once, at start. */
export interface Config extends PlatformConfig, LoginSiteConfig {
  readonly host: string
  readonly port: number
  /** Where Prometheus asks; absent: nowhere. */
  readonly metricsPort?: number | undefined
  readonly metricsHost: string
  /** How long a server that is to stop goes on answering, so that proxies notice. */
  readonly drainSeconds: number
  /** PostgreSQL; absent: the embedded database in `dataDir/pg`. */
  readonly databaseUrl?: string | undefined
  /** Where our own login site listens; absent: another one does its work. */
  readonly loginPort?: number | undefined
  /** Absent: kept in `dataDir/secrets`, made on first start. */
  readonly tokenSecret?: string | undefined
  readonly refreshSecret?: string | undefined
  /** Site instances that are told which pages changed. */
  readonly siteInvalidationUrls: readonly string[]
  readonly workers: WorkerSettings
  readonly logLevel: Settings['LOG_LEVEL']
}

/** The site's front door runs beside the server. */
const LOOPBACK = ['127.0.0.0/8', '::1']

const REPOSITORY_ROOT = path.resolve(import.meta.dirname, '../../..')

/**
 * Reads the settings.
 * @throws SettingsError naming every problem at once and what to do about each
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
    logLevel: settings.LOG_LEVEL,
  }
}
