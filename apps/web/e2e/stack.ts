import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ApiClient, createApiClient } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import { freePort, type Program, startProgram } from './program.ts'

const TOKEN_SECRET = 'browser-tests-sign-tokens-with-this'
const REFRESH_SECRET = 'browser-tests-refresh-pages-with-it'

export type Api = ApiClient<typeof contract>

/** Site, API and login site on free ports, with demonstration content in a temporary folder. */
export interface Stack {
  siteUrl: string
  /** URL of a second instance of the site. The API notifies it, but only some tests start it. */
  secondUrl: string
  apiUrl: string
  /** URL of the login site, on the same host as the site. */
  loginUrl: string
  refreshSecret: string
  /** API client of a user, or of a visitor. */
  apiOf: (userId?: string) => Api
  /** Creates a valid access token of a user. */
  tokenOf: (userId: string, seconds?: number) => string
  /** Restarts with additional environment variables. */
  startApi: (env?: Record<string, string>) => Promise<void>
  stopApi: () => Promise<void>
  startSite: (env?: Record<string, string>) => Promise<void>
  stopSite: () => Promise<void>
  startSecondSite: (env?: Record<string, string>) => Promise<Program>
  /** Recent output of site and API. */
  logOf: () => string
  end: () => Promise<void>
}

export async function startStack(): Promise<Stack> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mozhan-e2e-'))
  const [port, secondPort] = [await freePort(), await freePort()]
  const [apiPort, loginPort] = [await freePort(), await freePort()]
  const siteUrl = `http://localhost:${port}`
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const shared = {
    DATA_DIR: dataDir,
    API_URL: apiUrl,
    API_PORT: String(apiPort),
    LOGIN_PORT: String(loginPort),
    TOKEN_SECRET,
    REFRESH_SECRET,
    SITE_INVALIDATION_URLS: [port, secondPort].map((number) => `http://127.0.0.1:${number}`).join(),
    // All tests share one client address, so the limits are raised.
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
  }
  const launchApi = (more: Record<string, string> = {}) =>
    startProgram({
      folder: '../server',
      script: 'src/main.ts',
      env: { ...shared, ...more, PORT: String(port) },
      readyUrl: `${apiUrl}/healthz`,
    })
  const launchSite = (sitePort: number, more: Record<string, string> = {}) =>
    startProgram({
      folder: '.',
      script: 'server.ts',
      env: { ...shared, ...more, PORT: String(sitePort) },
      readyUrl: `http://127.0.0.1:${sitePort}/internal/healthz`,
    })
  let api: Program | undefined = await launchApi()
  let site: Program | undefined = await launchSite(port)

  const stack: Stack = {
    siteUrl,
    secondUrl: `http://localhost:${secondPort}`,
    apiUrl,
    loginUrl: `http://localhost:${loginPort}`,
    refreshSecret: REFRESH_SECRET,
    tokenOf: signToken,
    apiOf: (userId) =>
      createApiClient(contract, {
        baseUrl: apiUrl,
        ...(userId === undefined ? {} : { getToken: () => signToken(userId) }),
      }),
    async startApi(env) {
      api ??= await launchApi(env)
    },
    async stopApi() {
      await api?.stop()
      api = undefined
    },
    async startSite(env) {
      site ??= await launchSite(port, env)
    },
    async stopSite() {
      await site?.stop()
      site = undefined
    },
    logOf: () => `${site?.output() ?? ''}${api?.output() ?? ''}`,
    startSecondSite: (env) => launchSite(secondPort, env),
    async end() {
      await Promise.all([site?.stop(), api?.stop()])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return stack
}

/** Signs a token as the API does (HS256). @param seconds lifetime */
function signToken(userId: string, seconds = 600): string {
  const now = Math.floor(Date.now() / 1000)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = encode({ alg: 'HS256', typ: 'JWT' })
  const claims = encode({ use: 'access', sub: userId, iat: now, exp: now + seconds })
  const signature = createHmac('sha256', TOKEN_SECRET).update(`${head}.${claims}`)
  return `${head}.${claims}.${signature.digest('base64url')}`
}
