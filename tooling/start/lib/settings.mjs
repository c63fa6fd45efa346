import path from 'node:path'
import { Failure } from './failure.mjs'
import { root } from './repo.mjs'

/**
 * What the two programs need to know, from the environment and our defaults.
 * Everything else in the environment reaches them untouched.
 * @param {Record<string, string | undefined>} env
 * @throws {Failure} naming the variable whose value cannot be used
 */
export function readSettings(env) {
  const port = readPort(env, 'PORT', 3000)
  const apiPort = readPort(env, 'API_PORT', 4000)
  if (port === apiPort) {
    throw new Failure(`PORT 与 API_PORT 都是 ${port}：请给网站和 API 各设一个端口。`)
  }
  return {
    port,
    apiPort,
    siteUrl: env.SITE_URL || `http://localhost:${port}`,
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
  }
}

/**
 * The environment of the API and the site.
 * @param {ReturnType<typeof readSettings>} settings
 * @param {string} refreshSecret
 */
export function serviceEnv({ port, apiPort, siteUrl, dataDir }, refreshSecret) {
  return {
    API_URL: `http://127.0.0.1:${apiPort}`,
    SITE_REFRESH_URLS: `http://127.0.0.1:${port}`,
    REFRESH_SECRET: refreshSecret,
    // A line per request would bury what a person at the terminal wants to see.
    LOG_LEVEL: 'warn',
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

function readPort(env, name, fallback) {
  const text = env[name] || String(fallback)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Failure(`${name}=${text} 不是端口号：请设为 1 到 65535 之间的整数。`)
}
