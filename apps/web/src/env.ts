import { findLoginSite, readGiven, readSettings } from '@mozhan/operations/settings'

/**
 * Reads the settings of the site from the environment, on every call, so that tests can change them. Only this module
 * accesses process.env.
 * @throws SettingsError naming every problem at once
 */
export function readEnv() {
  const settings = readSettings(process.env)
  return {
    port: settings.PORT,
    apiUrl: settings.API_URL ?? `http://127.0.0.1:${settings.API_PORT}`,
    apiBase: settings.API_BASE,
    loginSiteUrl: findLoginSite(settings).loginSiteUrl,
    refreshSecret: settings.REFRESH_SECRET ?? '',
    trustedProxies: settings.TRUSTED_PROXIES,
    filing: settings.SITE_FILING,
    isWorkerOn: settings.SERVICE_WORKER === 'on',
    buildId: settings.RELEASE ?? '',
    drainSeconds: settings.DRAIN_SECONDS,
    logLevel: settings.LOG_LEVEL,
    metricsPort: settings.METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    pageCacheBytes: settings.PAGE_CACHE_MB * 1_000_000,
  }
}

export type Env = ReturnType<typeof readEnv>

/**
 * Sets environment variables that Next and server-rendered packages read. Must be called before Next is loaded.
 */
export function prepareEnv(values: Readonly<Record<string, string>>): void {
  Object.assign(process.env, readGiven(process.env), values)
}

/** Replaced at build time, also in the browser. */
export const isProduction = process.env.NODE_ENV === 'production'
