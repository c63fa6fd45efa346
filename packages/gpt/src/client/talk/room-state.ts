import { emptyTalk, type Talk, type Topic, type Turn } from '../../model/talk.ts'
import { isOwnId } from '../../model/talk-id.ts'

/**
 * - `loading`: what was said is being looked for
 * - `idle`: somebody may ask
 * - `waiting`: asked, and nothing came yet
 * - `answering`: pieces are coming
 */
export type Phase = 'loading' | 'idle' | 'waiting' | 'answering'

/** Why there is nothing to show: it does not exist, is not this reader's, or could not be loaded. */
export type Obstacle = 'missing' | 'signed-out' | 'unreachable'

export interface RoomState {
  readonly talk: Talk
  readonly phase: Phase
  readonly obstacle: Obstacle | undefined
  /** What went wrong last, for the reader. */
  readonly failure: string | undefined
  /** Whether the same question may get through another time. */
  readonly canRetry: boolean
  /** A question that was refused: it belongs back into the box. */
  readonly returned: string | undefined
  /** Whether this browser keeps what was said, where nobody else does. */
  readonly isKept: boolean
  /** Whether a write that was put off is due. */
  readonly isKeepDue: boolean
  readonly isMember: boolean
  /** Number of the call that is going on. What is reported of an earlier one is late. */
  readonly call: number
  /** Whether the question that is asked is a new one. */
  readonly isNew: boolean
  /** The answer as far as it has come. */
  readonly answer: Turn | undefined
  /** Times in a row that a line broke before anything came. */
  readonly breaks: number
  /** The last turn of which the service knows. */
  readonly lastKept: string | undefined
}

export interface RoomStart {
  readonly id: string
  /** ISO. */
  readonly now: string
  readonly topic?: Topic | undefined
  readonly isMember: boolean
}

export function initialState({ id, now, topic, isMember }: RoomStart): RoomState {
  return {
    talk: emptyTalk(id, now, topic),
    phase: 'loading',
    obstacle: undefined,
    failure: undefined,
    canRetry: true,
    returned: undefined,
    isKept: true,
    isKeepDue: false,
    isMember,
    call: 0,
    isNew: false,
    answer: undefined,
    breaks: 0,
    lastKept: undefined,
  }
}

/** Whether a question is being answered. */
export function isBusy({ phase }: RoomState): boolean {
  return phase === 'waiting' || phase === 'answering'
}

/** Whether the service keeps the talk. */
export function isThere({ isMember, talk }: RoomState): boolean {
  return isMember && !isOwnId(talk.id)
}
