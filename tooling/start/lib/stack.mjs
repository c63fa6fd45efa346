import { startService } from './service.mjs'
import { serviceEnv } from './settings.mjs'

/**
 * Starts the built API, then the site in front of it, and waits until both answer.
 * @param {ReturnType<import('./settings.mjs').readSettings>} settings
 * @param {{ tokenSecret: string, refreshSecret: string }} secrets
 * @returns {Promise<{ api: Service, site: Service, firstEnd: Promise<number> }>} `firstEnd` gives the exit code of
 *   whichever ends first
 * @typedef {Awaited<ReturnType<typeof startService>>} Service
 */
export async function startStack(settings, secrets) {
  const env = { ...serviceEnv(settings, secrets), NODE_ENV: 'production' }
  const api = await startService({
    name: 'api ',
    folder: 'apps/server',
    args: ['src/main.ts'],
    env,
    readyUrl: `http://127.0.0.1:${settings.apiPort}/healthz`,
  })
  const site = await startService({
    name: 'site',
    folder: 'apps/web',
    args: ['server.ts'],
    env,
    readyUrl: `http://127.0.0.1:${settings.port}/`,
  })
  return { api, site, firstEnd: Promise.race([api.ended, site.ended]) }
}
