import path from 'node:path'
import { Failure } from './failure.mjs'
import { root } from './repo.mjs'

/**
 * Settings of both programs, from the environment and defaults.
 * Other environment variables are passed unchanged.
 * @param {Record<string, string | undefined>} env
 * @throws {Failure} with the name of an invalid variable
 */
export function readSettings(env) {
  const port = readPort(env, 'PORT', 3000)
  const apiPort = readPort(env, 'API_PORT', 4000)
  const loginPort = readLoginPort(env)
  const ports = Object.entries({ PORT: port, API_PORT: apiPort, LOGIN_PORT: loginPort })
  for (const [at, [name, value]] of ports.entries()) {
    const same = ports.slice(0, at).find(([, other]) => other === value)
    if (!same || value === undefined) continue
    throw new Failure(`${same[0]} 与 ${name} 都是 ${value}：请各设一个端口。`)
  }
  return {
    port,
    apiPort,
    loginPort,
    siteUrl: env.SITE_URL || `http://localhost:${port}`,
    // By default, site and login site use the host of the request.
    givenSiteUrl: env.SITE_URL || '',
    loginUrl: toLoginUrl(env, loginPort),
    // The rule of the server.
    isDemo: env.DEMO ? env.DEMO === 'on' : !env.DATABASE_URL && !env.SITE_URL,
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
  }
}

/**
 * The environment of the API and the site.
 * @param {ReturnType<typeof readSettings>} settings
 * @param {string} refreshSecret
 */
export function serviceEnv(settings, refreshSecret) {
  const { port, apiPort, loginPort, givenSiteUrl, dataDir } = settings
  return {
    API_URL: `http://127.0.0.1:${apiPort}`,
    SITE_INVALIDATION_URLS: `http://127.0.0.1:${port}`,
    REFRESH_SECRET: refreshSecret,
    // Without request logs, which would hide other output in the terminal.
    LOG_LEVEL: 'warn',
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    ...(loginPort === undefined ? {} : { LOGIN_PORT: String(loginPort) }),
    SITE_URL: givenSiteUrl,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/** The login site is not started if LOGIN_SITE_URL is set and LOGIN_PORT is not. */
function readLoginPort(env) {
  const own = /^:(\d+)$/.exec(env.LOGIN_SITE_URL || ':4100')?.[1]
  if (own === undefined && !env.LOGIN_PORT) return undefined
  return readPort(env, 'LOGIN_PORT', Number(own ?? 4100))
}

function toLoginUrl({ LOGIN_SITE_URL }, loginPort) {
  const address = LOGIN_SITE_URL || `:${loginPort}`
  return address.startsWith(':') ? `http://localhost${address}` : address
}

function readPort(env, name, fallback) {
  const text = env[name] || String(fallback)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Failure(`${name}=${text} 不是端口号：请设为 1 到 65535 之间的整数。`)
}
