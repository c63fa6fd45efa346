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
import { listen, type Stage, say } from './life.ts'
import type { StartOptions } from './start-front-door.ts'

/** How long a start waits for an API that is starting too, in milliseconds. */
const START_TIMEOUT_MS = 5000

/** What the process has made before. */
export interface DoorParts {
  inner: Server
  proxy: ApiProxy
  readForwarded: (req: IncomingMessage) => Forwarded
  logger: ReturnType<typeof createLogger>
  metrics: Metrics
  readStage: () => Stage
  stopping: AbortSignal
}

/** Has the site answer on a port of its own, on this machine only, and puts the door before it. */
export async function openDoor(
  { framework, api, pages, policy, worker, secret }: StartOptions,
  { inner, metrics, stopping, ...parts }: DoorParts,
): Promise<RequestListener> {
  await listen(inner, 0, '127.0.0.1')
  // An address that was listened on by number is never a path.
  const ask = createOrigin((inner.address() as AddressInfo).port, framework.innerHeaders)
  const cache = new PageCache({ maxBytes: pages.cacheBytes })
  metrics.gauge('mozhan_page_cache_bytes', 'Bytes of the pages that are kept', () => cache.bytes)
  const refresher = createInvalidator({ ask, cache, secret })
  await refreshAtStart(refresher, api, stopping)
  const patternOf = createPatternFinder(pages.patterns)
  return createFrontDoor({
    ...{ framework, ask, cache, ...parts },
    places: { api: api.prefixes, bothSpellings: new Set(pages.bothSpellings) },
    findCachePolicy: pages.findCachePolicy,
    policyOf: createPolicy({ ...policy, isDataScript: framework.isDataScript }),
    observe: createObserver({ metrics, logger: parts.logger, patternOf }),
    worker: await readWorkerScript(worker),
    onRefresh: refresher.echo,
  })
}

/**
 * What was prerendered at build holds no data yet, but it is better than nothing: it is expired
 * only once the API, which may be later than we are, can give something newer.
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
  say(copy.apiMissing(api.url))
  waitForApi(api, Number.POSITIVE_INFINITY, stopping).then(
    (answered) => answered && invalidateAll(),
  )
}
