import path from 'node:path'
import { createMetrics, type Metrics } from '@mozhan/operations'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type Answers, createAnswers } from './domains/conversation/answers.ts'
import type { Assistant } from './platform/ai/assistant.ts'
import { createAssistant } from './platform/ai/create-assistant.ts'
import { createViewCounter, type ViewCounter } from './platform/counts/view-counter.ts'
import type { Database, Store } from './platform/db/client.ts'
import { type CreateId, createIdFactory } from './platform/db/id.ts'
import { claimWorkerNumber, type WorkerNumber } from './platform/db/worker-number.ts'
import { createNews } from './platform/events/create-events.ts'
import type { News } from './platform/events/events.ts'
import { createDiskStorage } from './platform/files/storage/disk.ts'
import { createS3Storage } from './platform/files/storage/s3.ts'
import type { FileStorage } from './platform/files/storage/storage.ts'
import {
  createClientAddressReader,
  type ReadClientAddress,
} from './platform/http/client-address.ts'
import { createEndedLogins, type EndedLogins } from './platform/http/ended-logins.ts'
import { createCounters } from './platform/http/limit-counters.ts'
import { createLimits, type Limits } from './platform/http/limits.ts'
import { createLongBodies, type LongBodies } from './platform/http/long-bodies.ts'
import { createReadiness, type Readiness } from './platform/http/readiness.ts'
import { createTokens, type Tokens } from './platform/http/tokens.ts'
import { AnchorCache } from './platform/lists/anchors.ts'
import { createLocks } from './platform/locks/create-locks.ts'
import type { Locks } from './platform/locks/locks.ts'
import { createPublisher, type Publisher } from './platform/pages/pages.ts'
import { createSearches, type Searches } from './platform/search/searches.ts'
import { readOrCreateSecret } from './platform/store/secrets.ts'
import type { Workers } from './workers.ts'

/** Everything a request may need. Nothing is global: two contexts are two servers. */
export interface AppContext {
  readonly config: Config
  readonly store: Store
  readonly db: Database
  readonly clock: () => Date
  readonly logger: Logger
  readonly metrics: Metrics
  readonly readiness: Readiness
  readonly createId: CreateId
  /** Among all that make ids in the database. */
  readonly worker: WorkerNumber
  readonly tokens: Tokens
  /** Signs tokens and makes their successors. */
  readonly tokenSecret: string
  readonly endedLogins: EndedLogins
  readonly limits: Limits
  readonly longBodies: LongBodies
  readonly readClientAddress: ReadClientAddress
  /** Tells the site which pages have changed. */
  readonly publisher: Publisher
  /** Tells every instance whose messages have changed. */
  readonly news: News
  /** What only one instance may do at a time. */
  readonly locks: Locks
  readonly views: ViewCounter
  /** Threads for work whose cost depends on what strangers send. */
  readonly workers: Workers
  readonly searches: Searches
  readonly assistant: Assistant
  /** What the assistant is writing. */
  readonly answers: Answers
  /** Places in long lists. */
  readonly anchors: AnchorCache
  /** Folder behind `/files/`; uploads may be elsewhere, see `storage`. */
  readonly filesDir: string
  readonly storage: FileStorage
  /** Secret of the importer, told through `server.json`. */
  readonly importSecret: string
}

export interface ContextOptions {
  readonly config: Config
  /** Open and migrated. */
  readonly store: Store
  readonly logger: Logger
  readonly importSecret: string
  readonly clock?: () => Date
  /** The caller closes them, after the context. */
  readonly workers: Workers
  /** How the site is told; default: the global fetch. */
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
    // One thread stays free for short texts.
    longBodies: createLongBodies(Math.max(1, workers.text.threads - 1)),
    readClientAddress: createClientAddressReader(config.trustedProxies),
    publisher: createPublisher({
      db: store.db,
      urls: config.siteRefreshUrls,
      secret: refreshSecret,
      logger,
      fetch: options.fetch ?? fetch,
    }),
    news: createNews(config, store, logger),
    locks: createLocks(store, logger),
    views: createViewCounter(store.db, logger),
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

/** Writes what is still held in memory and stops the timers. The store stays open. */
export async function closeContext(context: AppContext): Promise<void> {
  await context.answers.close()
  await context.views.stop()
  await context.publisher.stop()
  await context.news.stop()
  await context.locks.stop()
  await context.limits.stop()
  await context.worker.release()
}
