import type { RequestListener } from 'node:http'
import { createLogger, createMetrics } from '@mozhan/operations'
import { addRequestIdToApiFetches } from '../api/add-request-id.ts'
import { createProxy } from '../api/proxy.ts'
import { createUpgradeProxy } from '../api/upgrade.ts'
import type { ApiProbe } from '../api/wait-for-api.ts'
import { copy } from '../copy.ts'
import type { Framework } from '../framework.ts'
import type { FindCachePolicy } from '../front-door.ts'
import { createInnerServer } from '../origin/inner-server.ts'
import type { WorkerScriptOptions } from '../pages/worker-script.ts'
import type { CspOptions } from '../policy/csp.ts'
import { classifyAddress } from '../request/address.ts'
import { createForwardedReader } from '../request/forwarded.ts'
import { sendStatus } from '../send.ts'
import { createProductionListener } from './create-production-listener.ts'
import { listen, print, type Stage, stopOnSignal } from './lifecycle.ts'
import { logOmittedParts } from './log-omitted-parts.ts'
import { createOuterServer, createSocketTest } from './outer-server.ts'

/** The site behind the front door. */
export interface Site {
  listener: RequestListener
  close(): Promise<void>
}

export interface StartOptions {
  /** In development the site handles all requests itself, and nothing is cached. */
  isDev: boolean
  port: number
  /** Called when the port is open. */
  loadSite: () => Promise<Site>
  framework: Framework
  api: ApiProbe & {
    /** Path prefixes of the API, each with its replacement. */
    prefixes: Readonly<Record<string, string>>
    /** Path of its socket. */
    socket: string
  }
  pages: {
    findCachePolicy: FindCachePolicy
    /** Route patterns for metrics, with `:id` for a parameter. */
    patterns: readonly string[]
    /** Paths that are answered with and without a trailing slash. */
    slashPaths: readonly string[]
    /** Maximum bytes of the cache. */
    cacheBytes: number
    /** Diagnostics channel on which pages report omitted parts. */
    failureChannel: string
  }
  policy: CspOptions
  worker: WorkerScriptOptions
  /** Secret of invalidations. */
  secret: string
  /** Addresses of the proxies in front of the site. */
  trustedProxies: readonly string[]
  drainSeconds: number
  logLevel: string
  metrics: { host: string; port: number | undefined }
}

/** Starts the front door and the site behind it. Resolves when both answer. */
export async function startFrontDoor(options: StartOptions): Promise<void> {
  const { isDev, port, api } = options
  // Opens the port first, so that a second start fails early; requests wait until the site is ready.
  const ready = Promise.withResolvers<RequestListener>()
  let stage: Stage = 'starting'
  const isSocket = createSocketTest(api.socket)
  const outer = createOuterServer(
    async (req, res) => {
      if (stage === 'starting' && req.url === '/internal/readyz') sendStatus(res, 503, stage)
      else (await ready.promise)(req, res)
    },
    // In development the site handles upgrades itself, for hot reloading.
    isDev ? () => true : isSocket,
  )
  await listen(outer, port)
  const site = await options.loadSite()

  const inner = createInnerServer(site.listener)
  const logger = createLogger(options.logLevel)
  const metrics = createMetrics()
  logOmittedParts(options.pages.failureChannel, logger)
  addRequestIdToApiFetches(api.url)
  const stopping = new AbortController()
  const readForwarded = createForwardedReader(options.trustedProxies)
  const proxy = createProxy({ target: api.url })
  const sockets = createUpgradeProxy(api.url)

  outer.on('upgrade', (req, socket, head) => {
    if (isSocket(req)) sockets.open(req, socket, head, readForwarded(req))
    // Node before 22.21 cannot ignore an upgrade. In development the site handles the others.
    else if (!isDev) socket.end('HTTP/1.1 501 Not Implemented\r\nconnection: close\r\n\r\n')
  })

  metrics.gauge('mozhan_sockets', 'Open WebSocket connections', sockets.size)
  metrics.gauge('mozhan_draining', 'Whether this process is draining', () =>
    Number(stage === 'draining'),
  )
  const listener = isDev
    ? createDevListener()
    : await createProductionListener(options, {
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
  print(copy.ready(`http://localhost:${port}`))

  /** Listener for development: the site handles everything except calls of the API. */
  function createDevListener(): RequestListener {
    const addressRules = {
      api: api.prefixes,
      slashPaths: new Set(options.pages.slashPaths),
      framework: options.framework,
    }
    return (req, res) => {
      const destination = classifyAddress(req.url ?? '/', addressRules)
      if (destination.kind === 'api') proxy(req, res, destination.path, readForwarded(req))
      else site.listener(req, res)
    }
  }
}
