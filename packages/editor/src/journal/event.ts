import type { AfterRead, TimerName, Write } from './effect.ts'
import type { Outcome } from './local-store.ts'
import type { EarlierVersion, JournalRecord, Position } from './record.ts'
import type { Edit, RemoteVersion } from './types.ts'

/** Actions of the user or the page. */
type Action<Content> =
  | { readonly type: 'open' }
  | {
      readonly type: 'edit'
      readonly change: Edit<Content>
      readonly position?: Position | undefined
    }
  | { readonly type: 'move'; readonly position: Position }
  /** This may be the last event of the page. */
  | { readonly type: 'storeNow' }
  | { readonly type: 'flush' }
  | { readonly type: 'discard' }
  /** `rest` becomes a new text; `current`: what all tabs continue from. */
  | {
      readonly type: 'published'
      readonly rest: Content | undefined
      readonly current: Content | undefined
    }
  | { readonly type: 'resolve'; readonly choice: 'mine' | 'theirs' }
  | { readonly type: 'restore'; readonly version: EarlierVersion<Content> }
  | { readonly type: 'dismiss' }
  | { readonly type: 'resume' }
  | { readonly type: 'close' }

/** Reports of the local stores, the other tabs and the timers. */
type Report<Content> =
  | { readonly type: 'found'; readonly view: JournalRecord<Content>; readonly isAdopted: boolean }
  | { readonly type: 'localRead'; readonly view: JournalRecord<Content>; readonly next: AfterRead }
  | {
      readonly type: 'written'
      readonly write: Write<Content>
      readonly outcome: Outcome
      readonly view: JournalRecord<Content>
    }
  | { readonly type: 'mirrored'; readonly n: number; readonly isStored: boolean }
  | { readonly type: 'changedByTab' }
  | { readonly type: 'timerFired'; readonly name: TimerName }

/** Responses of the server. */
type Answer<Content> =
  | { readonly type: 'loaded'; readonly found: RemoteVersion<Content> | undefined }
  /** `content`: the published text; undefined if none is being edited. */
  | { readonly type: 'currentLoaded'; readonly content: Content | undefined }
  | {
      readonly type: 'saved'
      readonly revision: number
      readonly newer: RemoteVersion<Content> | undefined
    }
  /** Another account is signed in: nothing was sent. */
  | { readonly type: 'notOwner' }
  | { readonly type: 'removed' }
  | {
      readonly type: 'failed'
      readonly error: unknown
      readonly isExpired: boolean
      /** ms for which nothing may be sent, as the server demands. */
      readonly retryAfter: number | undefined
    }

export type JournalEvent<Content> = Action<Content> | Report<Content> | Answer<Content>

/** An event with the conditions at its time. */
export type StampedEvent<Content> = JournalEvent<Content> & {
  /** ms since 1970. */
  readonly now: number
  /** Whether the server can be called under the owner's account. */
  readonly canCall: boolean
}
