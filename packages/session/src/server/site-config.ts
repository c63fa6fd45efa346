import 'server-only'
import { copy } from './copy.ts'

/** The configuration of the site. Every value is public. */
export interface ServerSiteConfig {
  /** Name of the site, as readers see it. */
  siteName: string
  /** Public origin of the site, without a slash at the end. */
  siteUrl: string
  /** `:4100` means that port on the host of the current page. */
  loginSiteUrl: string
  /** Path or origin of the API for browsers. */
  apiBase: string
  /** Address of the logo. @default the logo of the site */
  logoUrl?: string
  /** STOMP destination of live messages. @default the destination of the contract */
  liveDestination?: string
}

/**
 * The configuration of the site, read from the environment at every call: one build serves any configuration.
 * @returns public values only
 * @example
 * ```ts
 * import { siteConfig } from '@mozhan/session/server'
 *
 * const { siteName, siteUrl } = siteConfig()
 * ```
 */
export function siteConfig(): ServerSiteConfig {
  const { SITE_NAME, SITE_URL, LOGIN_SITE_URL, LOGIN_PORT, API_BASE, LOGO_URL, PORT } = process.env
  const { LIVE_DESTINATION } = process.env
  return {
    siteName: SITE_NAME || copy.defaultSiteName,
    siteUrl: withoutSlash(SITE_URL || `http://localhost:${PORT || 3000}`),
    loginSiteUrl: withoutSlash(LOGIN_SITE_URL || `:${LOGIN_PORT || 4100}`),
    apiBase: withoutSlash(API_BASE || '/api'),
    ...(LOGO_URL ? { logoUrl: LOGO_URL } : {}),
    ...(LIVE_DESTINATION ? { liveDestination: LIVE_DESTINATION } : {}),
  }
}

/**
 * Whether Next is building. There is no API then: pages are rendered empty, and invalidated under `START_TAG` before the
 * site is ready.
 * @returns true in the production build
 * @example
 * ```ts
 * import { isBuilding } from '@mozhan/session/server'
 *
 * const tags = isBuilding() ? [] : ['articles']
 * ```
 */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}

/** Internal address of the API for this server; browsers use `apiBase`. */
export function serverApiUrl(): string {
  const { API_URL, API_PORT } = process.env
  return withoutSlash(API_URL || `http://127.0.0.1:${API_PORT || 4000}`)
}

/**
 * Origin of the site for readers: the configured one, or else the host of the request.
 * @param headers of the request
 * @returns such as `https://blog.test`
 * @example
 * ```ts
 * import { originOf } from '@mozhan/session/server'
 *
 * originOf(new Headers({ host: 'blog.test', 'x-forwarded-proto': 'https' }))
 * ```
 */
export function originOf(headers: Pick<Headers, 'get'>): string {
  if (process.env.SITE_URL) return siteConfig().siteUrl
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  const proto = headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const origin = host ? URL.parse(`${proto}://${host}`)?.origin : undefined
  return origin ?? siteConfig().siteUrl
}

/**
 * Domain of the session's cookies, from `SESSION_COOKIE_DOMAIN`.
 * @returns undefined if the cookies belong to one host
 * @example
 * ```ts
 * import { sessionCookieDomain } from '@mozhan/session/server'
 *
 * sessionCookieDomain() // '.blog.test'
 * ```
 */
export function sessionCookieDomain(): string | undefined {
  return process.env.SESSION_COOKIE_DOMAIN || undefined
}

/**
 * The secret for `signFailure` and `readFailure`, from `REFRESH_SECRET`.
 * @returns an empty string if none is set
 * @example
 * ```ts
 * import { failureSecret, readFailure } from '@mozhan/session/server'
 *
 * const failure = readFailure('eyJ….c2ln', failureSecret())
 * ```
 */
export function failureSecret(): string {
  return process.env.REFRESH_SECRET ?? ''
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}

/** Whether this runs in Next, which has a data cache, and not in a test or a script. */
export function isInNext(): boolean {
  return process.env.NEXT_RUNTIME !== undefined
}
