import type { Change } from './local-part.ts'
import type { Head, HeadId } from './record.ts'

export type TimerName = 'keep' | 'send' | 'rest'

/** A change of the local record, and what has to be known when it has ended. */
export interface Write<Content> {
  readonly id: number
  /** What the change is for; decides what its end means. */
  readonly purpose: 'keep' | 'choose' | 'clear' | 'publish' | 'follow' | 'exchange'
  /** The change of the text that is put down. */
  readonly n: number
  readonly epoch: number
  readonly isBlank: boolean
  readonly change: Change<Content>
}

/** What has to be done outside; the driver does it and reports the result as an event. */
export type Effect<Content> =
  /** Show how things stand. */
  | { readonly type: 'announce' }
  /** Collect what was kept of the text; ends with `found`. */
  | { readonly type: 'find' }
  /** Read the local stores; ends with `looked`. */
  | { readonly type: 'look'; readonly next: AfterLook }
  /** Ends with `written`. */
  | { readonly type: 'write'; readonly write: Write<Content> }
  /** Write to the store that answers at once; ends with `mirrored`. */
  | {
      readonly type: 'mirror'
      readonly head: Head<Content>
      readonly parent: HeadId | undefined
      readonly isBlank: boolean
    }
  | { readonly type: 'dropMirror' }
  /** Tell the other tabs that the record has changed. */
  | { readonly type: 'tellTabs' }
  /** Replaces a timer of the same name; ends with `timer`. */
  | { readonly type: 'startTimer'; readonly name: TimerName; readonly ms: number }
  | { readonly type: 'stopTimer'; readonly name: TimerName }
  /** Ends with `loaded` or `failed`. */
  | { readonly type: 'load' }
  /** Ends with `standing` or `failed`. */
  | { readonly type: 'loadStanding' }
  /** Ends with `saved`, `notOwner` or `failed`. */
  | { readonly type: 'save'; readonly content: Content; readonly revision: number }
  /** Ends with `removed` or `failed`. */
  | { readonly type: 'remove'; readonly revision: number }

/** What follows a look at the local stores. */
export type AfterLook = 'keep' | 'exchange' | undefined
