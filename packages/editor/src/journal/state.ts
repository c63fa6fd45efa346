import type { Step as DriverStep } from '@mozhan/atoms'
import type { Effect } from './effect.ts'
import { emptyRecord, type Head, type JournalRecord } from './record.ts'
import { createServerState, type ServerState } from './server-state.ts'
import { createWork, type Work } from './work.ts'

/** The state of the journal of one text. */
export interface State<Content> {
  readonly work: Work<Content>
  /** The record of this device, as last read. */
  readonly view: JournalRecord<Content>
  /** The other version that the user has to choose against. */
  readonly conflict: Head<Content> | undefined
  /** Reads and writes of the local stores that have not completed. */
  readonly pending: number
  /** Number of writes started; the id of the last one. */
  readonly writes: number
  readonly isOpening: boolean
  readonly isClosed: boolean
  /** The timer `store` runs. */
  readonly isStoreDue: boolean
  readonly hasServer: boolean
  readonly server: ServerState<Content>
}

/** The result of an event. */
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
    conflict: undefined,
    pending: 0,
    writes: 0,
    isOpening: false,
    isClosed: false,
    isStoreDue: false,
    hasServer,
    server: createServerState(),
  }
}

/** Composes two steps. */
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
