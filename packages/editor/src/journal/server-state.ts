import type { StampedEvent } from './event.ts'
import type { HeadId } from './record.ts'
import type { State, Step } from './state.ts'
import type { RemoteVersion } from './types.ts'

/**
 * Decides what is exchanged with the server. Given to a journal from outside: boxes without drafts do not carry it.
 */
export type ConnectServer = <Content>(
  state: State<Content>,
  event: StampedEvent<Content>,
) => Step<Content>

/** How far the exchange with the server's drafts has come. */
export interface ServerState<Content> {
  /** The server was asked for its draft since the last time it may have changed. */
  readonly hasLooked: boolean
  /** Exchanges that follow one another before the next timer. */
  readonly rounds: number
  /** The exchange under way; there is never more than one. */
  readonly exchange: Exchange<Content> | undefined
  readonly failures: number
  /** The timer `send` runs. */
  readonly isScheduled: boolean
  /** The timer `rest` runs: the server has asked to be left alone. */
  readonly isResting: boolean
  /** The exchange under way ends; none is begun by a timer. */
  readonly isStopped: boolean
  /** The session has ended. */
  readonly isPaused: boolean
  readonly problem: unknown
}

/** A step of an exchange that waits for its answer. `writeId`: the local write that it waits for. */
export type Exchange<Content> =
  | { readonly step: 'look'; readonly epoch: number }
  /** The draft is gone: the text as it stands is asked for. */
  | { readonly step: 'loadStanding'; readonly epoch: number }
  /** The server is asked whether its draft is still the one that has to go. */
  | { readonly step: 'confirmRemoval'; readonly epoch: number }
  | { readonly step: 'remove'; readonly epoch: number }
  /** `found`: a version of another machine's. */
  | {
      readonly step: 'settle'
      readonly writeId: number
      readonly epoch: number
      readonly found: RemoteVersion<Content> | undefined
    }
  | { readonly step: 'keep'; readonly writeId: number }
  | (Sent & {
      readonly step: 'noteSent'
      readonly writeId: number
      readonly content: Content
      readonly base: number
    })
  | (Sent & { readonly step: 'save' })
  /** The last write of an exchange. */
  | { readonly step: 'note'; readonly writeId: number }

/** The text that is on its way. */
interface Sent {
  readonly head: HeadId | undefined
  readonly n: number
  readonly epoch: number
}

export type ExchangeAt<Content, Name> = Extract<Exchange<Content>, { readonly step: Name }>

export function createServerState<Content>(): ServerState<Content> {
  return {
    hasLooked: false,
    rounds: 0,
    exchange: undefined,
    failures: 0,
    isScheduled: false,
    isResting: false,
    isStopped: false,
    isPaused: false,
    problem: undefined,
  }
}
