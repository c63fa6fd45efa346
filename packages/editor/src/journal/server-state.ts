import type { StampedEvent } from './event.ts'
import type { HeadId } from './record.ts'
import type { State, Step } from './state.ts'
import type { RemoteVersion } from './types.ts'

/**
 * The reducer part for the server, passed to a journal so that fields without drafts do not load its code.
 */
export type ConnectServer = <Content>(
  state: State<Content>,
  event: StampedEvent<Content>,
) => Step<Content>

/** State of the exchange with the server's drafts. */
export interface ServerState<Content> {
  /** The draft was loaded since the last time it may have changed. */
  readonly hasLoadedDraft: boolean
  /** Remaining exchanges that may follow before the next timer. */
  readonly rounds: number
  /** The current exchange; at most one runs. */
  readonly exchange: Exchange<Content> | undefined
  readonly failures: number
  /** The timer `send` runs. */
  readonly isScheduled: boolean
  /** The timer `backoff` runs: the server has demanded a pause. */
  readonly isBackingOff: boolean
  /** The current exchange may finish; timers start none. */
  readonly isStopped: boolean
  /** The session has ended. */
  readonly isPaused: boolean
  readonly problem: unknown
}

/** A step of an exchange that waits for a response. `writeId`: the local write that it waits for. */
export type Exchange<Content> =
  | { readonly step: 'loadDraft'; readonly epoch: number }
  /** The draft is gone; the published text is being loaded. */
  | { readonly step: 'loadCurrent'; readonly epoch: number }
  /** The draft is being loaded, to check that it is still the one to be removed. */
  | { readonly step: 'confirmRemoval'; readonly epoch: number }
  | { readonly step: 'remove'; readonly epoch: number }
  /** `found`: a version of another device. */
  | {
      readonly step: 'settle'
      readonly writeId: number
      readonly epoch: number
      readonly found: RemoteVersion<Content> | undefined
    }
  | { readonly step: 'store'; readonly writeId: number }
  | (Sent & {
      readonly step: 'noteSent'
      readonly writeId: number
      readonly content: Content
      readonly base: number
    })
  | (Sent & { readonly step: 'save' })
  /** The last local write of an exchange. */
  | { readonly step: 'note'; readonly writeId: number }

/** The text that is being sent. */
interface Sent {
  readonly head: HeadId | undefined
  readonly n: number
  readonly epoch: number
}

export type ExchangeAt<Content, Name> = Extract<Exchange<Content>, { readonly step: Name }>

export function createServerState<Content>(): ServerState<Content> {
  return {
    hasLoadedDraft: false,
    rounds: 0,
    exchange: undefined,
    failures: 0,
    isScheduled: false,
    isBackingOff: false,
    isStopped: false,
    isPaused: false,
    problem: undefined,
  }
}
