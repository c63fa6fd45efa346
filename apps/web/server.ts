import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createLogger, createMetrics, endOnFailure, maskStream } from '@mozhan/operations'
import { sortAddress } from './front-door/address.ts'
import { copy } from './front-door/copy.ts'
import { createPolicy, loginSourceOf } from './front-door/csp.ts'
import { createForwardedReader } from './front-door/forwarded.ts'
import { createFrontDoor } from './front-door/front-door.ts'
import { createInnerServer } from './front-door/inner-server.ts'
import { describeEnd, listen, type Stage, say, stopOnSignal } from './front-door/life.ts'
import { logSideFailures } from './front-door/log-side-failures.ts'
import { createObserver } from './front-door/observe.ts'
import { createOrigin } from './front-door/origin.ts'
import { createOuterServer, isWebSocket } from './front-door/outer-server.ts'
import { PageCache } from './front-door/page-cache.ts'
import { passRequestId } from './front-door/pass-request-id.ts'
import { createProxy } from './front-door/proxy.ts'
import { createRefresher, type Refresher } from './front-door/refresher.ts'
import { createPatternFinder } from './front-door/route-pattern.ts'
import { sendStatus } from './front-door/send.ts'
import { createUpgradeProxy } from './front-door/upgrade.ts'
import { waitForApi } from './front-door/wait-for-api.ts'
import { nameProgram, readWorkerScript } from './front-door/worker-script.ts'
import { bootScript } from './src/boot-script.ts'
import { DIAGRAMS_PATH } from './src/diagrams-path.ts'
import { prepareEnv, readEnv } from './src/env.ts'
import { ownRoutes, routes } from './src/routes.ts'

/** How long a start waits for an API that is starting too, in milliseconds. */
const START_PATIENCE = 5000

endOnFailure(describeEnd)
// Next prints what it likes of the errors that it meets.
for (const stream of [process.stdout, process.stderr]) maskStream(stream)
const isDev = process.argv.includes('--dev')
const env = readEnv()
const folder = fileURLToPath(new URL('.', import.meta.url))
const program = env.program || (isDev ? '' : await nameProgram(`${folder}.next/static/chunks`))
const secret = env.refreshSecret || randomBytes(32).toString('hex')
prepareEnv({
  NODE_ENV: isDev ? 'development' : 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  REFRESH_SECRET: secret,
  RELEASE: program,
})

// The port is taken at once, so that a second start fails early; requests wait until all is ready.
const ready = Promise.withResolvers<RequestListener>()
let stage: Stage = 'starting'
const outer = createOuterServer(
  async (req, res) => {
    if (stage === 'starting' && req.url === '/internal/readyz') sendStatus(res, 503, stage)
    else (await ready.promise)(req, res)
  },
  // In development Next listens for upgrades by itself, for hot reloading.
  isDev ? () => true : isWebSocket,
)
await listen(outer, env.port)

// Next reads the environment when it is loaded.
const { default: next } = await import('next')
const app = next({ dev: isDev, dir: folder, port: env.port })
await app.prepare()

const handle = app.getRequestHandler()
const inner = createInnerServer(handle)
const logger = createLogger(env.logLevel)
logSideFailures(logger)
const metrics = createMetrics()
passRequestId(env.apiUrl)
const stopping = new AbortController()
const readForwarded = createForwardedReader(env.trustedProxies)
const proxy = createProxy({ target: env.apiUrl })
const sockets = createUpgradeProxy(env.apiUrl)

outer.on('upgrade', (req, socket, head) => {
  if (isWebSocket(req)) sockets.open(req, socket, head, readForwarded(req))
  // Node before 22.21 cannot ignore an upgrade; in development Next takes the others.
  else if (!isDev) socket.end('HTTP/1.1 501 Not Implemented\r\nconnection: close\r\n\r\n')
})

ready.resolve(isDev ? openWorkshop() : await openFrontDoor())
const closeMetrics =
  env.metricsPort === undefined
    ? undefined
    : await metrics.listen({ host: env.metricsHost, port: env.metricsPort })
stage = 'ready'
stopOnSignal(outer, {
  drainSeconds: env.drainSeconds,
  onDrain() {
    stage = 'draining'
    stopping.abort()
  },
  onClose: sockets.close,
  async onStop() {
    inner.close()
    await closeMetrics?.()
    await app.close()
  },
})
say(copy.ready(`http://localhost:${env.port}`))

/** Next answers on a port of its own, on this machine only; the front door stands before it. */
async function openFrontDoor(): Promise<RequestListener> {
  await listen(inner, 0, '127.0.0.1')
  // An address that was listened on by number is never a path.
  const ask = createOrigin((inner.address() as AddressInfo).port)
  const cache = new PageCache({ maxBytes: env.pageCacheBytes })
  const refresher = createRefresher({ ask, cache, secret })
  await refreshAtStart(refresher)
  const policyOf = createPolicy({
    ownScripts: [bootScript],
    diagramsPath: DIAGRAMS_PATH,
    connectOrigins: [
      ...(URL.canParse(env.apiBase) ? originsOf(env.apiBase) : []),
      loginSourceOf(env.loginSiteUrl),
    ],
  })
  const worker = await readWorkerScript({ isOn: env.isWorkerOn, program })
  metrics.gauge('mozhan_page_cache_bytes', 'Bytes of the pages that are kept', () => cache.bytes)
  metrics.gauge('mozhan_sockets', 'Open WebSocket connections', sockets.size)
  metrics.gauge('mozhan_draining', 'Whether this process is ending', () =>
    Number(stage === 'draining'),
  )
  const patterns = [...Object.values(routes).map(({ path }) => path), ...ownRoutes]
  const observe = createObserver({ metrics, logger, patternOf: createPatternFinder(patterns) })
  return createFrontDoor({
    ...{ ask, cache, policyOf, proxy, readForwarded, observe, worker, logger },
    readStage: () => stage,
    onRefresh: refresher.echo,
  })
}

/**
 * What was prerendered at build holds no data yet, but it is better than nothing: it is expired
 * only once the API, which may be later than we are, can give something newer.
 */
async function refreshAtStart({ refreshAll }: Refresher): Promise<void> {
  if (await waitForApi(env.apiUrl, START_PATIENCE)) {
    await refreshAll()
    return
  }
  say(copy.apiMissing(env.apiUrl))
  waitForApi(env.apiUrl, Number.POSITIVE_INFINITY, stopping.signal).then(
    (answered) => answered && refreshAll(),
  )
}

/** Of the API in a place of its own: for calls and for the socket. */
function originsOf(apiBase: string): string[] {
  const { origin } = new URL(apiBase)
  return [origin, origin.replace(/^http/, 'ws')]
}

/** Development: Next serves everything itself, with hot reloading and without a cache. */
function openWorkshop(): RequestListener {
  return (req, res) => {
    const destination = sortAddress(req.url ?? '/')
    if (destination.kind === 'api') proxy(req, res, destination.path, readForwarded(req))
    else handle(req, res)
  }
}
