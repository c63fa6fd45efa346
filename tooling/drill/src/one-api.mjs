import path from 'node:path'
import { apiEnv, apiFlags } from '@mozhan/start/api-process'
import { freePort } from '@mozhan/test-site/free-port'
import { openProgram } from './program.mjs'

const SECRETS = {
  TOKEN_SECRET: 'the token secret of the drills, long enough',
  REFRESH_SECRET: 'the refresh secret of the drills, long enough',
}

/** Environment of both programs in every drill. */
export function drillEnv(folder, more) {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'error',
    // All requests of a drill share one address, so the limits are raised.
    RATE_LIMITS: 'off',
    DEMO: 'on',
    DATA_DIR: path.join(folder, 'data'),
    ...SECRETS,
    ...more,
  }
}

/**
 * Starts one API without a site.
 * @param {string} folder
 * @param {Record<string, string>} [more] environment
 * @param {string} [command] runs it, instead of Node
 */
export async function openApi(folder, more = {}) {
  const [port, loginPort] = [await freePort(), await freePort()]
  const env = drillEnv(folder, {
    API_HOST: '127.0.0.1',
    API_PORT: String(port),
    LOGIN_PORT: String(loginPort),
    SITE_INVALIDATION_URLS: '',
    ...more,
  })
  const base = `http://127.0.0.1:${port}`
  const program = await openProgram({
    name: 'api',
    folder: 'apps/server',
    args: [...apiFlags, 'src/main.ts'],
    env: { ...apiEnv, ...env },
    readyUrl: `${base}/readyz`,
  })
  return { base, program, env }
}
