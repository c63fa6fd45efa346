import { isIP } from 'node:net'
import path from 'node:path'
import { type AiSettings, readAiSettings } from './assistant/read-ai-settings.ts'
import { readS3Settings } from './files/storage/read-s3-settings.ts'
import type { S3Settings } from './files/storage/storage.ts'
import { copy } from './http/copy.ts'
import { type RateLimitScale, readRateLimits } from './http/read-rate-limits.ts'

/** What the server knows about where and how it runs. Made once, at start. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Where Prometheus asks; absent: nowhere. */
  readonly metricsPort?: number | undefined
  readonly metricsHost: string
  /** How long a server that is to stop goes on answering, so that proxies notice. */
  readonly drainSeconds: number
  /** Everything the server keeps: `pg/`, `files/`, `secrets/`, `lock.db`, `server.json`. */
  readonly dataDir: string
  /** PostgreSQL; absent: the embedded database in `dataDir/pg`. */
  readonly databaseUrl?: string
  /** Carries news between instances; absent: the database does. */
  readonly redisUrl?: string | undefined
  /** Where uploads are kept; absent: `dataDir/files`. */
  readonly s3?: S3Settings | undefined
  /** Answers questions; absent: the site's own articles do. */
  readonly ai?: AiSettings | undefined
  readonly siteName: string
  readonly siteUrl: string
  /** Set in the environment, instead of guessed from `sitePort`. */
  readonly isSiteUrlGiven: boolean
  readonly sitePort: number
  /** A full address, or `:port` for that port of the host that the reader is on. */
  readonly loginSiteUrl: string
  /** Where our own login site listens; absent: another one does its work. */
  readonly loginPort?: number
  /** The parent domain that site and login site share; absent: they share the host. */
  readonly sessionCookieDomain?: string
  /** Hosts or origins, beside the site's, to which a reader may be sent back. */
  readonly loginRedirectHosts: readonly string[]
  /** Absent: kept in `dataDir/secrets`, made on first start. */
  readonly tokenSecret?: string
  readonly refreshSecret?: string
  /** How long an access token is good for. */
  readonly accessTokenSeconds: number
  /** How long a sign-in lasts without being used. */
  readonly refreshTokenSeconds: number
  /** Addresses or CIDR blocks whose `x-forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[]
  /** Site instances that are told which pages changed. */
  readonly siteRefreshUrls: readonly string[]
  readonly rateLimits: RateLimitScale
  /** Public articles wait for approval instead of showing at once. */
  readonly review: boolean
  readonly logLevel: LogLevel
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** The site's front door runs beside the server. */
const LOOPBACK = ['127.0.0.0/8', '::1']

const HOST_NAME = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/

const HOST_OR_ORIGIN = /^(?:https?:\/\/)?[^\s/?#@*\\]+\/?$/i

const LOG_LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent']
const REPOSITORY_ROOT = path.resolve(import.meta.dirname, '../../..')

/** The environment cannot be used. `problems` lists everything wrong with it, one sentence each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(
      `The server cannot start with these settings:\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    )
    this.problems = problems
  }
}

/**
 * Reads the settings.
 * @throws ConfigError naming every problem at once and what to do about each.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = []
  const sitePort = readPort('PORT', 3000)
  const siteUrl = readUrl('SITE_URL', `http://localhost:${sitePort}`, ['http:', 'https:'])
  const apiPort = readPort('API_PORT', 4000)
  const config: Config = {
    host: text('API_HOST') ?? '0.0.0.0',
    port: apiPort,
    metricsPort:
      text('API_METRICS_PORT') === undefined ? undefined : readPort('API_METRICS_PORT', 0),
    metricsHost: text('METRICS_HOST') ?? '127.0.0.1',
    drainSeconds: readNumber('DRAIN_SECONDS', 0),
    dataDir: path.resolve(REPOSITORY_ROOT, text('DATA_DIR') ?? '.data'),
    databaseUrl: readOptionalUrl('DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: readOptionalUrl('REDIS_URL', ['redis:', 'rediss:']),
    s3: readS3Settings(text, readWebUrl, problems),
    ai: readAiSettings(text, readWebUrl, readNumber, problems),
    siteName: text('SITE_NAME') ?? copy.defaultSiteName,
    siteUrl,
    isSiteUrlGiven: text('SITE_URL') !== undefined,
    sitePort,
    ...readLoginSite(),
    sessionCookieDomain: readDomain('SESSION_COOKIE_DOMAIN'),
    loginRedirectHosts: readHosts('LOGIN_REDIRECT_HOSTS'),
    tokenSecret: readSecret('TOKEN_SECRET'),
    refreshSecret: readSecret('REFRESH_SECRET'),
    accessTokenSeconds: readNumber('ACCESS_TOKEN_SECONDS', 15 * 60),
    refreshTokenSeconds: readNumber('REFRESH_TOKEN_SECONDS', 30 * 24 * 60 * 60),
    trustedProxies: readAddresses('TRUSTED_PROXIES', LOOPBACK),
    siteRefreshUrls: readUrls('SITE_REFRESH_URLS', `http://127.0.0.1:${sitePort}`),
    rateLimits: readRateLimits(text, problems),
    review: text('REVIEW_ARTICLES') === '1',
    logLevel: readLogLevel(),
  }
  checkCookieDomain()
  if (problems.length > 0) throw new ConfigError(problems)
  return config

  function text(name: string): string | undefined {
    return env[name]?.trim() || undefined
  }

  function readPort(name: string, fallback: number): number {
    const value = text(name)
    if (value === undefined) return fallback
    const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
    if (port >= 0 && port <= 65535) return port
    problems.push(`${name} is "${value}"; set it to a port number from 0 to 65535.`)
    return fallback
  }

  /** Ours is left out where LOGIN_SITE_URL names another one and LOGIN_PORT does not ask for it. */
  function readLoginSite(): Pick<Config, 'loginPort' | 'loginSiteUrl'> {
    const address = text('LOGIN_SITE_URL')
    const own = /^:(\d{1,5})$/.exec(address ?? '')?.[1]
    const port = readPort('LOGIN_PORT', own === undefined ? 4100 : Number(own))
    const loginSiteUrl =
      address === undefined || own !== undefined
        ? (address ?? `:${port}`)
        : readUrl('LOGIN_SITE_URL', 'http://localhost:4100', ['http:', 'https:'])
    if (loginSiteUrl !== `:${port}` && text('LOGIN_PORT') === undefined) return { loginSiteUrl }
    if (port === apiPort && port !== 0) {
      problems.push(`API_PORT and LOGIN_PORT are both ${port}; give each a port of its own.`)
    }
    return { loginSiteUrl, loginPort: port }
  }

  /** A leading dot, as it was written once, means nothing to browsers. */
  function readDomain(name: string): string | undefined {
    const value = text(name)?.replace(/^\./, '').toLowerCase()
    if (value === undefined || (HOST_NAME.test(value) && isIP(value) === 0)) return value
    problems.push(`${name} is "${value}"; set it to a host name such as example.com.`)
    return undefined
  }

  /** Otherwise everybody would sign in and nobody be signed in. */
  function checkCookieDomain(): void {
    const { isSiteUrlGiven, loginPort, loginSiteUrl, sessionCookieDomain: domain } = config
    if (!isSiteUrlGiven || loginPort === undefined || !URL.canParse(loginSiteUrl)) return
    const hosts = [siteUrl, loginSiteUrl].map((address) => new URL(address).hostname)
    const isShared =
      domain === undefined
        ? hosts[0] === hosts[1]
        : hosts.every((host) => host === domain || host.endsWith(`.${domain}`))
    if (isShared) return
    problems.push(
      `SESSION_COOKIE_DOMAIN is no parent of both ${hosts.join(' and ')}; set it to one, such as example.com.`,
    )
  }

  function readHosts(name: string): readonly string[] {
    const values = (text(name) ?? '').split(',').flatMap((value) => value.trim() || [])
    for (const value of values) {
      if (HOST_OR_ORIGIN.test(value) && URL.canParse(value.replace(/^(?!https?:)/i, 'http://')))
        continue
      problems.push(`${name} holds "${value}"; list hosts or origins parted by commas.`)
    }
    return values
  }

  function readUrl(name: string, fallback: string, protocols: readonly string[]): string {
    const value = text(name) ?? fallback
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) {
      return value.replace(/\/+$/, '')
    }
    const wanted = protocols.map((p) => `${p}//`).join(' or ')
    // A database address may hold a password: never repeat it.
    problems.push(`${name} is not an address; set it to one that starts with ${wanted}.`)
    return fallback
  }

  function readOptionalUrl(name: string, protocols: readonly string[]): string | undefined {
    return text(name) === undefined ? undefined : readUrl(name, '', protocols)
  }

  function readWebUrl(name: string): string | undefined {
    return readOptionalUrl(name, ['http:', 'https:'])
  }

  function readUrls(name: string, fallback: string): readonly string[] {
    // An empty value is a choice: nobody is told.
    const values = (env[name] ?? fallback).split(',').map((value) => value.trim())
    return values.filter(Boolean).map((value) => {
      if (URL.canParse(value) && /^https?:/.test(value)) return value.replace(/\/+$/, '')
      problems.push(`${name} holds "${value}"; list full addresses (http://…) parted by commas.`)
      return value
    })
  }

  function readNumber(name: string, fallback: number): number {
    const value = text(name)
    if (value === undefined) return fallback
    if (/^[1-9]\d{0,8}$/.test(value) || value === String(fallback)) return Number(value)
    problems.push(`${name} is "${value}"; set it to a whole number above 0.`)
    return fallback
  }

  /** The listed ones count beside the fallback. */
  function readAddresses(name: string, fallback: readonly string[]): readonly string[] {
    const values = (text(name) ?? '').split(',').flatMap((value) => value.trim() || [])
    const wrong = values.filter((value) => isIP(value.split('/', 1)[0] ?? '') === 0)
    for (const value of wrong) {
      problems.push(`${name} holds "${value}"; list addresses or CIDR blocks parted by commas.`)
    }
    return [...fallback, ...values]
  }

  function readSecret(name: string): string | undefined {
    const value = text(name)
    if (value !== undefined && value.length < 32) {
      problems.push(`${name} is too short; use at least 32 characters (openssl rand -hex 32).`)
    }
    return value
  }

  function readLogLevel(): LogLevel {
    const value = text('LOG_LEVEL') ?? 'info'
    const level = LOG_LEVELS.find((known) => known === value)
    if (level === undefined) {
      problems.push(`LOG_LEVEL is "${value}"; use one of ${LOG_LEVELS.join(', ')}.`)
    }
    return level ?? 'info'
  }
}
