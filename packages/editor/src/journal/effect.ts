import type { Change } from './local-store.ts'
import type { Head, HeadId } from './record.ts'

export type TimerName = 'store' | 'send' | 'backoff'

/** A change of the local record, with what the reducer needs when it has completed. */
export interface Write<Content> {
  readonly id: number
  /**
   * What the change is for; decides how its completion is handled.
   * - `store`: the text of this tab
   * - `choose`: the version that the user chose in a conflict or restored
   * - `clear`, `publish`: the removal of a discarded or published text
   * - `adoptServerState`: the newer state of the server, which replaced the text
   * - `recordExchange`: what was sent to the server and what it acknowledged
   */
  readonly purpose: 'store' | 'choose' | 'clear' | 'publish' | 'adoptServerState' | 'recordExchange'
  /** The number of the text change that is written. */
  readonly n: number
  /** `Work.epoch` at the start: if another text has replaced this one since, its head stays unchanged. */
  readonly epoch: number
  /** The text equalled its initial content, so that the record has no head of it. */
  readonly isBlank: boolean
  readonly change: Change<Content>
}

/**
 * Side effects that the reducer requests. The driver runs them and reports each result as an event. Reads and writes concern
 * the stores of this device (main store and mirror); `loadDraft`, `loadCurrent`, `save` and `remove` call the server.
 */
export type Effect<Content> =
  /** Publish the new state to the components. */
  | { readonly type: 'updateSnapshot' }
  /** Collect the stored records of the text; ends with `found`. */
  | { readonly type: 'findRecords' }
  /** Read the local stores; ends with `localRead`. */
  | { readonly type: 'readLocal'; readonly next: AfterRead }
  /** Ends with `written`. */
  | { readonly type: 'write'; readonly write: Write<Content> }
  /** Write the text to the mirror, synchronously, because the page may be closing; ends with `mirrored`. */
  | {
      readonly type: 'mirror'
      readonly head: Head<Content>
      /** The head that this one replaces. */
      readonly parent: HeadId | undefined
      readonly isBlank: boolean
    }
  /** Remove the text from the mirror, because the main store has it. */
  | { readonly type: 'clearMirror' }
  /** Notify the other tabs that the record has changed. */
  | { readonly type: 'notifyTabs' }
  /** Replaces a timer of the same name; ends with `timerFired`. */
  | { readonly type: 'startTimer'; readonly name: TimerName; readonly ms: number }
  | { readonly type: 'stopTimer'; readonly name: TimerName }
  /** Load the draft from the server; ends with `loaded` or `failed`. */
  | { readonly type: 'loadDraft' }
  /** Load the published text that is being edited; ends with `currentLoaded` or `failed`. */
  | { readonly type: 'loadCurrent' }
  /** Save the draft on the server; ends with `saved`, `notOwner` or `failed`. */
  | { readonly type: 'save'; readonly content: Content; readonly revision: number }
  /** Remove the draft from the server; ends with `removed` or `failed`. */
  | { readonly type: 'remove'; readonly revision: number }

/** What follows a read of the local stores; undefined: nothing. */
export type AfterRead = 'store' | 'exchange' | undefined
