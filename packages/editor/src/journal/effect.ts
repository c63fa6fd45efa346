import type { Change } from './local-store.ts'
import type { Head, HeadId } from './record.ts'

export type TimerName = 'store' | 'send' | 'backoff'

/** A change of the local record, with what the reducer needs when it has completed. */
export interface Write<Content> {
  readonly id: number
  /** What the change is for; decides how its completion is handled. */
  readonly purpose: 'store' | 'choose' | 'clear' | 'publish' | 'follow' | 'exchange'
  /** The number of the text change that is written. */
  readonly n: number
  readonly epoch: number
  readonly isBlank: boolean
  readonly change: Change<Content>
}

/** Side effects that the reducer requests. The driver runs them and reports each result as an event. */
export type Effect<Content> =
  /** Update the snapshot. */
  | { readonly type: 'updateSnapshot' }
  /** Collect the stored records of the text; ends with `found`. */
  | { readonly type: 'find' }
  /** Read the local stores; ends with `localRead`. */
  | { readonly type: 'readLocal'; readonly next: AfterRead }
  /** Ends with `written`. */
  | { readonly type: 'write'; readonly write: Write<Content> }
  /** Write to the mirror; ends with `mirrored`. */
  | {
      readonly type: 'mirror'
      readonly head: Head<Content>
      readonly parent: HeadId | undefined
      readonly isBlank: boolean
    }
  | { readonly type: 'dropMirror' }
  /** Notify the other tabs that the record has changed. */
  | { readonly type: 'notifyTabs' }
  /** Replaces a timer of the same name; ends with `timer`. */
  | { readonly type: 'startTimer'; readonly name: TimerName; readonly ms: number }
  | { readonly type: 'stopTimer'; readonly name: TimerName }
  /** Ends with `loaded` or `failed`. */
  | { readonly type: 'load' }
  /** Ends with `current` or `failed`. */
  | { readonly type: 'loadCurrent' }
  /** Ends with `saved`, `notOwner` or `failed`. */
  | { readonly type: 'save'; readonly content: Content; readonly revision: number }
  /** Ends with `removed` or `failed`. */
  | { readonly type: 'remove'; readonly revision: number }

/** What follows a read of the local stores. */
export type AfterRead = 'store' | 'exchange' | undefined
