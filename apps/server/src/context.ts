import path from 'node:path'
import { createMetrics } from '@mozhan/operations'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createAnswers } from './domains/conversation/answers.ts'
import type { ConversationContext } from './domains/conversation/conversation-context.ts'
import { incrementRevisions } from './domains/message/increment-revisions.ts'
import type { LoginSiteContext } from './login-site/context.ts'
import { createAssistant } from './platform/ai/create-assistant.ts'
import { createPassThrough, createRowCache } from './platform/cache/row-cache.ts'
import { createViewCounter } from './platform/counts/view-counter.ts'
import type { Store } from './platform/db/client.ts'
import { createIdFactory } from './platform/db/id.ts'
import { claimWorkerNumber } from './platform/db/worker-number.ts'
import { createEvents } from './platform/events/create-events.ts'
import { createDiskStorage } from './platform/files/storage/disk.ts'
import { createS3Storage } from './platform/files/storage/s3.ts'
import { createClientAddressReader } from './platform/http/client-address.ts'
import { createEndedLogins } from './platform/http/ended-logins.ts'
import { createCounters } from './platform/http/limit-counters.ts'
import { createLimits } from './platform/http/limits.ts'
import { createLongBodies } from './platform/http/long-bodies.ts'
import { createReadiness } from './platform/http/readiness.ts'
import { createTokens } from './platform/http/tokens.ts'
import { AnchorCache } from './platform/lists/anchors.ts'
import { createLocks } from './platform/locks/create-locks.ts'
import { createPages } from './platform/pages/pages.ts'
import { createSearches } from './platform/search/searches.ts'
import { readOrCreateSecret } from './platform/store/secrets.ts'
import { createUnitRunner } from './platform/unit/unit.ts'
import type { ServerWorkers } from './workers.ts'

/** Dependencies of the request handlers. Nothing is global: two contexts are two independent servers. */
export interface AppContext extends ConversationContext, LoginSiteContext {
  readonly config: Config
  readonly workers: ServerWorkers
  /** Secret that authenticates the importer; published in `server.json`. */
  readonly importSecret: string
}

export interface ContextOptions {
  readonly config: Config
  /** Open and migrated. */
  readonly store: Store
  readonly logger: Logger
  readonly importSecret: string
  readonly clock?: () => Date
  /** The caller closes them after the context. */
  readonly workers: ServerWorkers
  /** Sends invalidations to the site; default: the global fetch. */
  readonly fetch?: typeof fetch
}

export async function createContext(options: ContextOptions): Promise<AppContext> {
  const { config, store, logger, importSecret, workers, clock = () => new Date() } = options
  const filesDir = path.join(config.dataDir, 'files')
  const worker = await claimWorkerNumber(store, logger)
  const tokenSecret = config.tokenSecret ?? readOrCreateSecret(config.dataDir, 'token-secret')
  const searches = createSearches({ store, clock, logger }, workers.search)
  const assistant = createAssistant(config, searches)
  const refreshSecret = config.refreshSecret ?? readOrCreateSecret(config.dataDir, 'refresh-secret')
  const pages = createPages({
    db: store.db,
    urls: config.siteInvalidationUrls,
    secret: refreshSecret,
    logger,
    fetch: options.fetch ?? fetch,
  })
  const events = createEvents(config, store, logger)
  // Only one process has the embedded database open; Redis is for several instances.
  const isOnlyInstance = store.kind === 'pglite' && config.redisUrl === undefined
  const rows = isOnlyInstance ? createRowCache() : createPassThrough()
  return {
    config,
    store,
    db: store.db,
    clock,
    logger,
    metrics: createMetrics(),
    readiness: createReadiness(store),
    worker,
    createId: createIdFactory(worker.number, () => clock().getTime()),
    tokens: createTokens(tokenSecret, clock),
    tokenSecret,
    endedLogins: createEndedLogins(store.db, clock, config.accessTokenSeconds * 1000),
    limits: createLimits(await createCounters(config, store, logger), config.rateLimits),
    // Leaves one thread free for short texts.
    longBodies: createLongBodies(Math.max(1, workers.text.threads - 1)),
    readClientAddress: createClientAddressReader(config.trustedProxies),
    pages,
    events,
    rows,
    inUnit: createUnitRunner({
      db: store.db,
      pages,
      events,
      rows,
      recordUsers: incrementRevisions,
    }),
    locks: createLocks(store, logger),
    views: createViewCounter(store.db, rows, logger),
    workers,
    searches,
    assistant,
    answers: createAnswers(assistant, logger),
    anchors: new AnchorCache(),
    filesDir,
    storage: config.s3 ? createS3Storage(config.s3) : createDiskStorage(filesDir),
    importSecret,
  }
}

/** Writes what is buffered in memory and stops the timers. The store stays open. */
export async function closeContext(context: AppContext): Promise<void> {
  await context.answers.close()
  await context.views.stop()
  await context.pages.stop()
  await context.events.stop()
  await context.locks.stop()
  await context.limits.stop()
  await context.worker.release()
}
