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

/** What is known of a variable beside its kind. */
export interface SettingNote {
  readonly users: readonly Program[]
  /** Set to nothing it says something: an empty list instead of the default. */
  readonly isEmptyMeant?: boolean
}

export const settingNotes = z.registry<SettingNote>()

const api: SettingNote = { users: ['api'] }
const site: SettingNote = { users: ['site'] }
const both: SettingNote = { users: ['api', 'site'] }

const MAX_SECONDS = 999_999_999
const DAY = 24 * 60 * 60

/**
 * Every variable of both processes, in the order of the table in README. A new one is an entry here, its words in
 * copy.ts, and `pnpm --filter @mozhan/operations docs`. What depends on several of them stands in rules.ts.
 */
export const settingsSchema = z.object({
  PORT: port().default(3000).register(settingNotes, both),
  API_PORT: port().default(4000).register(settingNotes, both),
  API_HOST: host().default('0.0.0.0').register(settingNotes, api),
  DATA_DIR: folder().default('.data').register(settingNotes, api),
  DATABASE_URL: serverAddress(['postgres:', 'postgresql:']).optional().register(settingNotes, api),
  REDIS_URL: serverAddress(['redis:', 'rediss:']).optional().register(settingNotes, api),
  SITE_NAME: text().default(copy.defaultSiteName).register(settingNotes, both),
  SITE_URL: webAddress().optional().register(settingNotes, both),
  LOGO_URL: fileAddress().optional().register(settingNotes, site),
  SITE_FILING: text().optional().register(settingNotes, site),
  LIVE_DESTINATION: path().optional().register(settingNotes, site),
  LOGIN_SITE_URL: loginSite().optional().register(settingNotes, both),
  LOGIN_PORT: port().optional().register(settingNotes, both),
  SESSION_COOKIE_DOMAIN: domain().optional().register(settingNotes, both),
  LOGIN_REDIRECT_HOSTS: hosts().default([]).register(settingNotes, api),
  ACCESS_TOKEN_SECONDS: wholeNumber('second', 1, MAX_SECONDS)
    .default(15 * 60)
    .register(settingNotes, api),
  REFRESH_TOKEN_SECONDS: wholeNumber('second', 1, MAX_SECONDS)
    .default(30 * DAY)
    .register(settingNotes, api),
  API_URL: webAddress().optional().register(settingNotes, site),
  API_BASE: pathOrAddress().default('/api').register(settingNotes, site),
  SITE_INVALIDATION_URLS: webAddresses()
    .optional()
    .register(settingNotes, { ...api, isEmptyMeant: true }),
  REFRESH_SECRET: secret().optional().register(settingNotes, both),
  TOKEN_SECRET: secret().optional().register(settingNotes, api),
  TRUSTED_PROXIES: proxies().default([]).register(settingNotes, both),
  PAGE_CACHE_MB: wholeNumber('megabyte', 0, 1_000_000).default(96).register(settingNotes, site),
  SERVICE_WORKER: choice(['on', 'off']).default('on').register(settingNotes, site),
  RELEASE: text().optional().register(settingNotes, site),
  S3_BUCKET: text().optional().register(settingNotes, api),
  S3_ENDPOINT: webAddress().optional().register(settingNotes, api),
  S3_REGION: text().optional().register(settingNotes, api),
  S3_ACCESS_KEY_ID: key().optional().register(settingNotes, api),
  S3_SECRET_ACCESS_KEY: key().optional().register(settingNotes, api),
  S3_PUBLIC_URL: webAddress().optional().register(settingNotes, api),
  AI_BASE_URL: webAddress().optional().register(settingNotes, api),
  AI_MODEL: text().optional().register(settingNotes, api),
  AI_API_KEY: key().optional().register(settingNotes, api),
  AI_CONTEXT_TOKENS: wholeNumber('token', 1, MAX_SECONDS)
    .default(16_000)
    .register(settingNotes, api),
  AI_FIRST_TOKEN_SECONDS: wholeNumber('second', 1, DAY).default(60).register(settingNotes, api),
  AI_NEXT_TOKEN_SECONDS: wholeNumber('second', 1, DAY).default(30).register(settingNotes, api),
  RESERVED_NAMES: texts().default(copy.defaultReservedNames).register(settingNotes, api),
  RATE_LIMITS: factorOrOff().default(1).register(settingNotes, api),
  REVIEW_ARTICLES: choice(['0', '1']).default('0').register(settingNotes, api),
  DRAIN_SECONDS: wholeNumber('second', 0, DAY).default(0).register(settingNotes, both),
  API_METRICS_PORT: port().optional().register(settingNotes, api),
  METRICS_PORT: port().optional().register(settingNotes, site),
  METRICS_HOST: host().default('127.0.0.1').register(settingNotes, both),
  TEXT_WORKERS: wholeNumber('thread', 1, 64).optional().register(settingNotes, api),
  TEXT_SECONDS: wholeNumber('second', 1, 60).default(2).register(settingNotes, api),
  TEXT_MEMORY_MB: wholeNumber('megabyte', 64, 4096).default(256).register(settingNotes, api),
  LOG_LEVEL: choice(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .register(settingNotes, both),
})

export type SettingName = keyof typeof settingsSchema.shape
/** What the variables say, read. Absent are those that are not set and have no default of their own. */
export type Settings = z.output<typeof settingsSchema>
