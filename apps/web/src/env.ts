/**
 * The environment of the site's process, read once per call so that tests may change it. The only
 * place of this app that touches process.env.
 */
export function readEnv() {
  const { env } = process
  const port = Number(env.PORT || 3000)
  return {
    port,
    apiUrl: env.API_URL || `http://127.0.0.1:${env.API_PORT || 4000}`,
    apiBase: env.API_BASE || '/api',
    loginSiteUrl: env.LOGIN_SITE_URL || `:${env.LOGIN_PORT || 4100}`,
    refreshSecret: env.REFRESH_SECRET || '',
    trustedProxies: (env.TRUSTED_PROXIES || '').split(',').flatMap((entry) => entry.trim() || []),
    filing: env.SITE_FILING?.trim() || undefined,
    isWorkerOn: env.SERVICE_WORKER !== 'off',
    program: env.RELEASE || '',
    drainSeconds: Number(env.DRAIN_SECONDS || 0),
    logLevel: env.LOG_LEVEL || 'info',
    metricsPort: env.METRICS_PORT ? Number(env.METRICS_PORT) : undefined,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    pageCacheBytes: Number(env.PAGE_CACHE_MB || 96) * 1_000_000,
  }
}

export type Env = ReturnType<typeof readEnv>

/** Fixes what Next reads from the environment itself. To be called before Next is loaded. */
export function prepareEnv(values: Readonly<Record<string, string>>): void {
  Object.assign(process.env, values)
}

/** While pages are built there is no API to ask; whatever is made then is expired at start. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}

/** Decided when the code is compiled, in the browser too. */
export const isProduction = process.env.NODE_ENV === 'production'

/** What the browser tests are told by whoever starts them. */
export function readBrowserEnv() {
  const { CHROMIUM_PATH, CI } = process.env
  return { chromiumPath: CHROMIUM_PATH, isCi: Boolean(CI) }
}

/** The environment that a child process inherits. */
export function inheritedEnv(): NodeJS.ProcessEnv {
  return process.env
}
