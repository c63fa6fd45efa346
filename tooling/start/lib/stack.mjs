import { apiEnv, apiFlags } from './api-process.mjs'
import { isStopping, untilExit } from './processes.mjs'
import { startService } from './service.mjs'
import { serviceEnv } from './settings.mjs'

/** Arguments of each program: built, or from source with reloading. */
const MODES = {
  production: { nodeEnv: 'production', api: [...apiFlags, 'src/main.ts'], site: ['server.ts'] },
  development: {
    nodeEnv: 'development',
    api: ['--watch', '--watch-preserve-output', '--conditions=development', 'src/main.ts'],
    site: ['--conditions=development', 'server.ts', '--dev'],
  },
}

/**
 * Starts the API, then the site, and waits until both are ready.
 * @param {ReturnType<import('./settings.mjs').readSettings>} settings
 * @param {string} refreshSecret
 * @param {{ dev?: boolean, more?: Record<string, string> }} [options] `more`: additional environment
 * @returns {Promise<{ api: Service, site: Service, startApi: (flags?: string[]) => Promise<Service> }>} `startApi`
 *   starts the API again with these flags of Node after it has ended
 * @typedef {Awaited<ReturnType<typeof startService>>} Service
 */
export async function startStack(settings, refreshSecret, { dev = false, more = {} } = {}) {
  const mode = dev ? MODES.development : MODES.production
  const env = { ...serviceEnv(settings, refreshSecret), NODE_ENV: mode.nodeEnv, ...more }
  const api = await startApi(settings, env, mode)
  const site = await startService({
    name: 'site',
    folder: 'apps/web',
    args: mode.site,
    env,
    readyUrl: `http://127.0.0.1:${settings.port}/`,
  })
  return { api, site, startApi: (flags) => startApi(settings, env, mode, flags) }
}

/**
 * Starts the API only and waits until it is ready.
 * @param {ReturnType<import('./settings.mjs').readSettings>} settings
 * @param {NodeJS.ProcessEnv} env
 * @param {{ api: string[] }} [mode]
 * @param {string[]} [flags] of Node
 */
export function startApi({ apiPort }, env, { api } = MODES.production, flags = []) {
  return startService({
    name: 'api ',
    folder: 'apps/server',
    args: [...flags, ...api],
    env: { ...apiEnv, ...env },
    readyUrl: `http://127.0.0.1:${apiPort}/healthz`,
  })
}

/**
 * Waits until a program ends and reports it. During a requested stop, the signal handler exits instead.
 * @param {{ api: Service, site: Service }} stack
 * @returns {Promise<number>} the exit code of the command
 */
export async function endOfStack({ api, site }) {
  const [name, code] = await Promise.race([
    api.ended.then((code) => ['API', code]),
    site.ended.then((code) => ['网站', code]),
  ])
  if (isStopping()) return untilExit
  console.error(`${name} 意外结束（退出码 ${code}），其余部分一并停止。`)
  return code || 1
}
