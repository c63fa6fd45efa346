import type { AfterLook, TimerName, Write } from './effect.ts'
import type { Outcome } from './local-part.ts'
import type { EarlierVersion, JournalRecord, Place } from './record.ts'
import type { Edit, RemoteVersion } from './types.ts'

/** What a writer or a page does. */
type Action<Content> =
  | { readonly type: 'open' }
  | {
      readonly type: 'edit'
      readonly change: Edit<Content>
      readonly place?: Place | undefined
    }
  | { readonly type: 'move'; readonly place: Place }
  /** This may be the last moment of the page. */
  | { readonly type: 'keepNow' }
  | { readonly type: 'flush' }
  | { readonly type: 'discard' }
  /** `rest` goes on as a text of its own; `stands`: what all tabs go on from. */
  | {
      readonly type: 'published'
      readonly rest: Content | undefined
      readonly stands: Content | undefined
    }
  | { readonly type: 'resolve'; readonly choice: 'mine' | 'theirs' }
  | { readonly type: 'restore'; readonly version: EarlierVersion<Content> }
  | { readonly type: 'dismiss' }
  | { readonly type: 'resume' }
  | { readonly type: 'close' }

/** What the stores of the machine, its other tabs and its clock report. */
type Report<Content> =
  | { readonly type: 'found'; readonly view: JournalRecord<Content>; readonly isAdopted: boolean }
  | { readonly type: 'looked'; readonly view: JournalRecord<Content>; readonly next: AfterLook }
  | {
      readonly type: 'written'
      readonly write: Write<Content>
      readonly outcome: Outcome
      readonly view: JournalRecord<Content>
    }
  | { readonly type: 'mirrored'; readonly n: number; readonly isKept: boolean }
  | { readonly type: 'changedByTab' }
  | { readonly type: 'timer'; readonly name: TimerName }

/** What the server answers. */
type Answer<Content> =
  | { readonly type: 'loaded'; readonly found: RemoteVersion<Content> | undefined }
  /** `content`: the text as it stands; undefined where none is changed. */
  | { readonly type: 'standing'; readonly content: Content | undefined }
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
      /** ms that the server asks to be left alone. */
      readonly retryAfter: number | undefined
    }

export type JournalEvent<Content> = Action<Content> | Report<Content> | Answer<Content>

/** An event with what the outside world was like at its time. */
export type StampedEvent<Content> = JournalEvent<Content> & {
  /** ms since 1970. */
  readonly now: number
  /** Whether the server can be called, and in the name of the owner. */
  readonly canCall: boolean
}
