import type { RequestListener } from 'node:http'
import { createLogger, createMetrics } from '@mozhan/operations'
import { passRequestId } from '../api/pass-request-id.ts'
import { createProxy } from '../api/proxy.ts'
import { createUpgradeProxy } from '../api/upgrade.ts'
import type { ApiProbe } from '../api/wait-for-api.ts'
import { copy } from '../copy.ts'
import type { Framework } from '../framework.ts'
import type { FindCachePolicy } from '../front-door.ts'
import { createInnerServer } from '../origin/inner-server.ts'
import type { WorkerScriptOptions } from '../pages/worker-script.ts'
import type { CspOptions } from '../policy/csp.ts'
import { sortAddress } from '../request/address.ts'
import { createForwardedReader } from '../request/forwarded.ts'
import { sendStatus } from '../send.ts'
import { listen, type Stage, say, stopOnSignal } from './life.ts'
import { logSideFailures } from './log-side-failures.ts'
import { openDoor } from './open-door.ts'
import { createOuterServer, createSocketTest } from './outer-server.ts'

/** The server behind the door. */
export interface Site {
  listener: RequestListener
  close(): Promise<void>
}

export interface StartOptions {
  /** In development the site serves everything itself, and nothing is kept. */
  isDev: boolean
  port: number
  /** Called once the port is taken. */
  loadSite: () => Promise<Site>
  framework: Framework
  api: ApiProbe & {
    /** Where its addresses begin, each with what the API has in its place. */
    prefixes: Readonly<Record<string, string>>
    /** Path of its socket. */
    socket: string
  }
  pages: {
    findCachePolicy: FindCachePolicy
    /** Patterns of the addresses, for metrics, with `:id` for a parameter. */
    patterns: readonly string[]
    /** Paths that answer with a slash at their end too. */
    bothSpellings: readonly string[]
    /** Bytes that are kept at most. */
    cacheBytes: number
    /** Diagnostics channel on which they tell what they had to leave out. */
    failureChannel: string
  }
  policy: CspOptions
  worker: WorkerScriptOptions
  /** What a refresh has to know. */
  secret: string
  /** Addresses of the proxies in front of the door. */
  trustedProxies: readonly string[]
  drainSeconds: number
  logLevel: string
  metrics: { host: string; port: number | undefined }
}

/** Starts the door and the site behind it. Resolves when both answer. */
export async function startFrontDoor(options: StartOptions): Promise<void> {
  const { isDev, port, api } = options
  // The port is taken at once, so that a second start fails early; requests wait until all is ready.
  const ready = Promise.withResolvers<RequestListener>()
  let stage: Stage = 'starting'
  const isSocket = createSocketTest(api.socket)
  const outer = createOuterServer(
    async (req, res) => {
      if (stage === 'starting' && req.url === '/internal/readyz') sendStatus(res, 503, stage)
      else (await ready.promise)(req, res)
    },
    // In development the site listens for upgrades by itself, for hot reloading.
    isDev ? () => true : isSocket,
  )
  await listen(outer, port)
  const site = await options.loadSite()

  const inner = createInnerServer(site.listener)
  const logger = createLogger(options.logLevel)
  const metrics = createMetrics()
  logSideFailures(options.pages.failureChannel, logger)
  passRequestId(api.url)
  const stopping = new AbortController()
  const readForwarded = createForwardedReader(options.trustedProxies)
  const proxy = createProxy({ target: api.url })
  const sockets = createUpgradeProxy(api.url)

  outer.on('upgrade', (req, socket, head) => {
    if (isSocket(req)) sockets.open(req, socket, head, readForwarded(req))
    // Node before 22.21 cannot ignore an upgrade; in development the site takes the others.
    else if (!isDev) socket.end('HTTP/1.1 501 Not Implemented\r\nconnection: close\r\n\r\n')
  })

  metrics.gauge('mozhan_sockets', 'Open WebSocket connections', sockets.size)
  metrics.gauge('mozhan_draining', 'Whether this process is ending', () =>
    Number(stage === 'draining'),
  )
  const listener = isDev
    ? passOn()
    : await openDoor(options, {
        ...{ inner, proxy, readForwarded, logger, metrics },
        readStage: () => stage,
        stopping: stopping.signal,
      })
  ready.resolve(listener)
  const closeMetrics =
    options.metrics.port === undefined
      ? undefined
      : await metrics.listen({ host: options.metrics.host, port: options.metrics.port })
  stage = 'ready'
  stopOnSignal(outer, {
    drainSeconds: options.drainSeconds,
    onDrain() {
      stage = 'draining'
      stopping.abort()
    },
    onClose: sockets.close,
    async onStop() {
      inner.close()
      await closeMetrics?.()
      await site.close()
    },
  })
  say(copy.ready(`http://localhost:${port}`))

  /** Development: the site answers everything but the calls of the API. */
  function passOn(): RequestListener {
    const places = {
      api: api.prefixes,
      bothSpellings: new Set(options.pages.bothSpellings),
      framework: options.framework,
    }
    return (req, res) => {
      const destination = sortAddress(req.url ?? '/', places)
      if (destination.kind === 'api') proxy(req, res, destination.path, readForwarded(req))
      else site.listener(req, res)
    }
  }
}
