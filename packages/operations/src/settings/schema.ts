import { z } from 'zod'
import {
  fileAddress,
  hosts,
  loginSite,
  path,
  pathOrAddress,
  serverAddress,
  webAddress,
  webAddresses,
} from './address-kinds.ts'
import { copy } from './copy.ts'
import {
  choice,
  domain,
  factorOrOff,
  folder,
  host,
  key,
  port,
  proxies,
  secret,
  text,
  texts,
  wholeNumber,
} from './kinds.ts'

export type Program = 'api' | 'site'

/** Metadata of a variable in addition to its kind. */
export interface SettingMetadata {
  readonly users: readonly Program[]
  /** An empty value is meaningful: an empty list instead of the default. */
  readonly acceptsEmpty?: boolean
}

export const settingMetadata = z.registry<SettingMetadata>()

const api: SettingMetadata = { users: ['api'] }
const site: SettingMetadata = { users: ['site'] }
const both: SettingMetadata = { users: ['api', 'site'] }

const MAX_SECONDS = 999_999_999
const DAY = 24 * 60 * 60

/**
 * Every variable of both processes, in the order of the table in README. To add one: an entry here, its words in copy.ts,
 * and `pnpm --filter @mozhan/operations docs`. Rules between variables are in rules.ts.
 */
export const settingsSchema = z.object({
  PORT: port().default(3000).register(settingMetadata, both),
  API_PORT: port().default(4000).register(settingMetadata, both),
  API_HOST: host().default('0.0.0.0').register(settingMetadata, api),
  DATA_DIR: folder().default('.data').register(settingMetadata, api),
  DEMO: choice(['on', 'off']).optional().register(settingMetadata, api),
  DATABASE_URL: serverAddress(['postgres:', 'postgresql:'])
    .optional()
    .register(settingMetadata, api),
  REDIS_URL: serverAddress(['redis:', 'rediss:']).optional().register(settingMetadata, api),
  SITE_NAME: text().default(copy.defaultSiteName).register(settingMetadata, both),
  SITE_URL: webAddress().optional().register(settingMetadata, both),
  LOGO_URL: fileAddress().optional().register(settingMetadata, site),
  SITE_FILING: text().optional().register(settingMetadata, site),
  LIVE_DESTINATION: path().optional().register(settingMetadata, site),
  LOGIN_SITE_URL: loginSite().optional().register(settingMetadata, both),
  LOGIN_PORT: port().optional().register(settingMetadata, both),
  SESSION_COOKIE_DOMAIN: domain().optional().register(settingMetadata, both),
  LOGIN_REDIRECT_HOSTS: hosts().default([]).register(settingMetadata, api),
  ACCESS_TOKEN_SECONDS: wholeNumber('second', 1, MAX_SECONDS)
    .default(15 * 60)
    .register(settingMetadata, api),
  REFRESH_TOKEN_SECONDS: wholeNumber('second', 1, MAX_SECONDS)
    .default(30 * DAY)
    .register(settingMetadata, api),
  API_URL: webAddress().optional().register(settingMetadata, site),
  API_BASE: pathOrAddress().default('/api').register(settingMetadata, site),
  SITE_INVALIDATION_URLS: webAddresses()
    .optional()
    .register(settingMetadata, { ...api, acceptsEmpty: true }),
  REFRESH_SECRET: secret().optional().register(settingMetadata, both),
  TOKEN_SECRET: secret().optional().register(settingMetadata, api),
  TRUSTED_PROXIES: proxies().default([]).register(settingMetadata, both),
  PAGE_CACHE_MB: wholeNumber('megabyte', 0, 1_000_000).default(96).register(settingMetadata, site),
  SERVICE_WORKER: choice(['on', 'off']).default('on').register(settingMetadata, site),
  RELEASE: text().optional().register(settingMetadata, site),
  S3_BUCKET: text().optional().register(settingMetadata, api),
  S3_ENDPOINT: webAddress().optional().register(settingMetadata, api),
  S3_REGION: text().optional().register(settingMetadata, api),
  S3_ACCESS_KEY_ID: key().optional().register(settingMetadata, api),
  S3_SECRET_ACCESS_KEY: key().optional().register(settingMetadata, api),
  S3_PUBLIC_URL: webAddress().optional().register(settingMetadata, api),
  AI_BASE_URL: webAddress().optional().register(settingMetadata, api),
  AI_MODEL: text().optional().register(settingMetadata, api),
  AI_API_KEY: key().optional().register(settingMetadata, api),
  AI_CONTEXT_TOKENS: wholeNumber('token', 1, MAX_SECONDS)
    .default(16_000)
    .register(settingMetadata, api),
  AI_FIRST_TOKEN_SECONDS: wholeNumber('second', 1, DAY).default(60).register(settingMetadata, api),
  AI_NEXT_TOKEN_SECONDS: wholeNumber('second', 1, DAY).default(30).register(settingMetadata, api),
  RESERVED_NAMES: texts().default(copy.defaultReservedNames).register(settingMetadata, api),
  RATE_LIMITS: factorOrOff().default(1).register(settingMetadata, api),
  REVIEW_ARTICLES: choice(['0', '1']).default('0').register(settingMetadata, api),
  DRAIN_SECONDS: wholeNumber('second', 0, DAY).default(0).register(settingMetadata, both),
  API_METRICS_PORT: port().optional().register(settingMetadata, api),
  METRICS_PORT: port().optional().register(settingMetadata, site),
  METRICS_HOST: host().default('127.0.0.1').register(settingMetadata, both),
  TEXT_WORKERS: wholeNumber('thread', 1, 64).optional().register(settingMetadata, api),
  TEXT_SECONDS: wholeNumber('second', 1, 60).default(2).register(settingMetadata, api),
  TEXT_MEMORY_MB: wholeNumber('megabyte', 64, 4096).default(256).register(settingMetadata, api),
  LOG_LEVEL: choice(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .register(settingMetadata, both),
})

export type SettingName = keyof typeof settingsSchema.shape
/** The parsed settings. Variables without a value and a default are absent. */
export type Settings = z.output<typeof settingsSchema>
