import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { createLogger, Metrics } from '@mozhan/operations'
import type { ApiProxy } from '../api/proxy.ts'
import { type ApiProbe, waitForApi } from '../api/wait-for-api.ts'
import { copy } from '../copy.ts'
import { createFrontDoor } from '../front-door.ts'
import { createOrigin } from '../origin/origin.ts'
import { createInvalidator, type Invalidator } from '../pages/invalidator.ts'
import { PageCache } from '../pages/page-cache.ts'
import { readWorkerScript } from '../pages/worker-script.ts'
import { createPolicy } from '../policy/csp.ts'
import type { Forwarded } from '../request/forwarded.ts'
import { createObserver } from '../request/observe.ts'
import { createPatternFinder } from '../request/route-pattern.ts'
import { listen, print, type Stage } from './lifecycle.ts'
import type { StartOptions } from './start-front-door.ts'

/** Maximum wait in ms for an API that is starting at the same time. */
const START_TIMEOUT_MS = 5000

/** Parts that the process has created before. */
export interface ListenerParts {
  inner: Server
  proxy: ApiProxy
  readForwarded: (req: IncomingMessage) => Forwarded
  logger: ReturnType<typeof createLogger>
  metrics: Metrics
  readStage: () => Stage
  stopping: AbortSignal
}

/** Starts the inner server on a free loopback port and creates the front door's listener for it. */
export async function createProductionListener(
  { framework, api, pages, policy, worker, secret }: StartOptions,
  { inner, metrics, stopping, ...parts }: ListenerParts,
): Promise<RequestListener> {
  await listen(inner, 0, '127.0.0.1')
  // A server that listens on a port has an AddressInfo, never a path.
  const fetchOrigin = createOrigin((inner.address() as AddressInfo).port, framework.innerHeaders)
  const cache = new PageCache({ maxBytes: pages.cacheBytes })
  metrics.gauge('mozhan_page_cache_bytes', 'Bytes of cached pages', () => cache.bytes)
  const invalidator = createInvalidator({ fetchOrigin, cache, secret })
  await refreshAtStart(invalidator, api, stopping)
  const findPattern = createPatternFinder(pages.patterns)
  return createFrontDoor({
    ...{ framework, fetchOrigin, cache, ...parts },
    addressRules: { api: api.prefixes, slashPaths: new Set(pages.slashPaths) },
    findCachePolicy: pages.findCachePolicy,
    policyOf: createPolicy({ ...policy, isDataScript: framework.isDataScript }),
    observe: createObserver({ metrics, logger: parts.logger, findPattern }),
    worker: await readWorkerScript(worker),
    onRefresh: invalidator.scheduleRepeats,
  })
}

/**
 * Prerendered pages contain no data yet, but are better than no pages: they are invalidated when the API, which may start
 * later, answers.
 */
async function refreshAtStart(
  { invalidateAll }: Invalidator,
  api: ApiProbe,
  stopping: AbortSignal,
): Promise<void> {
  if (await waitForApi(api, START_TIMEOUT_MS)) {
    await invalidateAll()
    return
  }
  print(copy.apiMissing(api.url))
  waitForApi(api, Number.POSITIVE_INFINITY, stopping).then(
    (answered) => answered && invalidateAll(),
  )
}
