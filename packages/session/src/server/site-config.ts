import 'server-only'
import { copy } from './copy.ts'

/** The configuration of the site as its server knows it. Every value is public. */
export interface ServerSiteConfig {
  siteName: string
  /** Public origin of the site, without a slash at the end. */
  siteUrl: string
  /** `:4100` means that port on the host the reader is on. */
  loginSiteUrl: string
  /** Where the browser reaches the API. */
  apiBase: string
  /** Undefined means: our own file. */
  logoUrl?: string
  /** Undefined means: where the contract has it. */
  liveDestination?: string
}

/** Reads the environment at every call, so that one build serves any configuration. */
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

/** While Next builds there is no API: pages are made empty, and expired by `START_TAG` before the site is ready. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}

/** Where this server finds the API; browsers go through the site's front door instead. */
export function serverApiUrl(): string {
  const { API_URL, API_PORT } = process.env
  return withoutSlash(API_URL || `http://127.0.0.1:${API_PORT || 4000}`)
}

/**
 * Origin under which a reader sees the site: the configured one, else the one the request came to, as the front door
 * has found out.
 */
export function originOf(headers: Pick<Headers, 'get'>): string {
  if (process.env.SITE_URL) return siteConfig().siteUrl
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  const proto = headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const origin = host ? URL.parse(`${proto}://${host}`)?.origin : undefined
  return origin ?? siteConfig().siteUrl
}

/** Domain that the cookies of the session are shared under with the login site; undefined: this host alone. */
export function sessionCookieDomain(): string | undefined {
  return process.env.SESSION_COOKIE_DOMAIN || undefined
}

/** Signs what travels from a page to a route handler of the same site. The front door has set it. */
export function failureSecret(): string {
  return process.env.REFRESH_SECRET ?? ''
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}

/** Whether Next runs this, and not a test or a script: only there its data cache exists. */
export function isInNext(): boolean {
  return process.env.NEXT_RUNTIME !== undefined
}
