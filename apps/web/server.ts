import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import {
  apiSourcesOf,
  describeFatalError,
  loginSourceOf,
  nameBuild,
  type Site,
  startFrontDoor,
} from '@mozhan/front-door'
import { nextFramework } from '@mozhan/front-door/next'
import { endOnFailure, maskStream } from '@mozhan/operations'
import { DIAGRAMS_PATH } from '@mozhan/routes'
import { findCachePolicy, listPatterns, listSlashPaths } from '@mozhan/routes/site'
import { SIDE_FAILURES } from '@mozhan/session'
import { bootScript } from './src/boot-script.ts'
import { prepareEnv, readEnv } from './src/env.ts'

endOnFailure(describeFatalError)
// Next writes errors to the console, which may contain secrets.
for (const stream of [process.stdout, process.stderr]) maskStream(stream)

const isDev = process.argv.includes('--dev')
const { port, apiUrl, apiBase, loginSiteUrl, pageCacheBytes, isWorkerOn, ...env } = readEnv()
const folder = fileURLToPath(new URL('.', import.meta.url))
const buildId = env.buildId || (isDev ? '' : await nameBuild(`${folder}.next/static/chunks`))
const secret = env.refreshSecret || randomBytes(32).toString('hex')
const worker = isWorkerOn ? '@mozhan/offline/sw.js' : '@mozhan/offline/removal.js'
prepareEnv({
  NODE_ENV: isDev ? 'development' : 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  REFRESH_SECRET: secret,
  RELEASE: buildId,
})

await startFrontDoor({
  ...{ isDev, port, secret, loadSite },
  framework: nextFramework,
  api: {
    url: apiUrl,
    probe: '/article/api/category/list',
    prefixes: { '/api': '', '/files': '/files' },
    socket: '/wss',
  },
  pages: {
    findCachePolicy,
    patterns: listPatterns(),
    slashPaths: listSlashPaths(),
    cacheBytes: pageCacheBytes,
    failureChannel: SIDE_FAILURES,
  },
  policy: {
    ownScripts: [bootScript],
    connectOrigins: [...apiSourcesOf(apiBase), loginSourceOf(loginSiteUrl)],
    diagramsPath: DIAGRAMS_PATH,
  },
  worker: { file: new URL(import.meta.resolve(worker)), buildId },
  trustedProxies: env.trustedProxies,
  drainSeconds: env.drainSeconds,
  logLevel: env.logLevel,
  metrics: { host: env.metricsHost, port: env.metricsPort },
})

/** Next reads the environment when it is loaded. */
async function loadSite(): Promise<Site> {
  const { default: next } = await import('next')
  const app = next({ dev: isDev, dir: folder, port })
  await app.prepare()
  return { listener: app.getRequestHandler(), close: () => app.close() }
}
