import { emptyTalk, type Talk, type Topic } from '../../model/talk.ts'

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
}

export function initialState(id: string, now: string, topic: Topic | undefined): RoomState {
  return {
    talk: emptyTalk(id, now, topic),
    phase: 'loading',
    obstacle: undefined,
    failure: undefined,
    canRetry: true,
    returned: undefined,
    isKept: true,
  }
}
