import type { Step as DriverStep } from '@mozhan/atoms'
import type { Effect } from './effect.ts'
import { emptyRecord, type Head, type JournalRecord } from './record.ts'
import { createServerState, type ServerState } from './server-state.ts'
import { createWork, type Work } from './work.ts'

/** All that a journal knows of one text. */
export interface State<Content> {
  readonly work: Work<Content>
  /** The record of this machine, as of the last look. */
  readonly view: JournalRecord<Content>
  /** The version that is shown beside the text. */
  readonly rival: Head<Content> | undefined
  /** Looks and writes of the local stores that have not ended. */
  readonly pending: number
  /** How many writes were begun; names the last one. */
  readonly writes: number
  readonly isOpening: boolean
  readonly isClosed: boolean
  /** The timer `keep` runs. */
  readonly isKeepDue: boolean
  readonly hasServer: boolean
  readonly server: ServerState<Content>
}

/** What an event leads to. */
export type Step<Content> = DriverStep<State<Content>, Effect<Content>>

export interface StateOptions<Content> {
  readonly writer: string
  readonly initial: Content
  readonly hasServer: boolean
}

export function createState<Content>(options: StateOptions<Content>): State<Content> {
  const { writer, initial, hasServer } = options
  return {
    work: createWork(writer, initial),
    view: emptyRecord(),
    rival: undefined,
    pending: 0,
    writes: 0,
    isOpening: false,
    isClosed: false,
    isKeepDue: false,
    hasServer,
    server: createServerState(),
  }
}

/** One step after another. */
export function andThen<Content>(
  first: Step<Content>,
  next: (state: State<Content>) => Step<Content>,
): Step<Content> {
  const second = next(first.state)
  return { state: second.state, effects: [...first.effects, ...second.effects] }
}

export function withWork<Content>(
  state: State<Content>,
  work: Partial<Work<Content>>,
): State<Content> {
  return { ...state, work: { ...state.work, ...work } }
}
