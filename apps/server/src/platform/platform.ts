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

/** What domains may need of the server. It knows no domain. */
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
  /** Among all that make ids in the database. */
  readonly worker: WorkerNumber
  readonly tokens: Tokens
  /** Signs tokens and makes their successors. */
  readonly tokenSecret: string
  readonly endedLogins: EndedLogins
  readonly limits: Limits
  readonly longBodies: LongBodies
  readonly readClientAddress: ReadClientAddress
  /** Which cached pages of the site became stale. */
  readonly pages: Pages
  /** What changed for whom, across instances. */
  readonly events: Events
  /** What only one instance may do at a time. */
  readonly locks: Locks
  readonly views: ViewCounter
  /** Threads for work whose cost depends on what strangers send. */
  readonly workers: Workers
  readonly searches: Searches
  readonly assistant: Assistant
  /** Places in long lists. */
  readonly anchors: AnchorCache
  /** Folder behind `/files/`; uploads may be elsewhere, see `storage`. */
  readonly filesDir: string
  readonly storage: FileStorage
}
