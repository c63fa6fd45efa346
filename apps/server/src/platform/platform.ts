import type { Metrics } from '@mozhan/operations'
import type { Logger } from 'pino'
import type { Assistant } from './ai/assistant.ts'
import type { RowCache } from './cache/row-cache.ts'
import type { ViewCounter } from './counts/view-counter.ts'
import type { Database, Store } from './db/client.ts'
import type { CreateId } from './db/id.ts'
import type { WorkerNumber } from './db/worker-number.ts'
import type { Events } from './events/events.ts'
import type { FileStorage } from './files/storage/storage.ts'
import type { ReadClientAddress } from './http/client-address.ts'
import type { EndedLogins } from './http/ended-logins.ts'
import type { Limits } from './http/limits.ts'
import type { LongBodies } from './http/long-bodies.ts'
import type { Readiness } from './http/readiness.ts'
import type { Tokens } from './http/tokens.ts'
import type { AnchorCache } from './lists/anchors.ts'
import type { Locks } from './locks/locks.ts'
import type { Pages } from './pages/pages.ts'
import type { PlatformConfig } from './platform-config.ts'
import type { Searches } from './search/searches.ts'
import type { RunInUnit } from './unit/unit.ts'
import type { Workers } from './workers/workers.ts'

/** The services that domains use. They depend on no domain. */
export interface Platform {
  readonly config: PlatformConfig
  readonly store: Store
  readonly db: Database
  /** Rows that are read often. */
  readonly rows: RowCache
  /** Runs a change in one transaction. */
  readonly inUnit: RunInUnit
  readonly clock: () => Date
  readonly logger: Logger
  readonly metrics: Metrics
  readonly readiness: Readiness
  readonly createId: CreateId
  /** Unique among all processes that create ids in the database. */
  readonly worker: WorkerNumber
  readonly tokens: Tokens
  /** Signs access tokens and derives the refresh token that follows a used one. */
  readonly tokenSecret: string
  readonly endedLogins: EndedLogins
  readonly limits: Limits
  readonly longBodies: LongBodies
  readonly readClientAddress: ReadClientAddress
  /** Invalidates cached pages of the site. */
  readonly pages: Pages
  /** Notifies users of changes, across instances. */
  readonly events: Events
  /** Locks that one instance holds at a time. */
  readonly locks: Locks
  readonly views: ViewCounter
  /** Threads for work whose cost depends on untrusted input. */
  readonly workers: Workers
  readonly searches: Searches
  readonly assistant: Assistant
  /** Cursors into long lists. */
  readonly anchors: AnchorCache
  /** Folder that is served below `/files/`; uploads may be stored elsewhere, see `storage`. */
  readonly filesDir: string
  readonly storage: FileStorage
}
