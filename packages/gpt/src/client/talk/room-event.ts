import type { ChatEvent, Conversation } from '@mozhan/api-client/contract'
import type { Fresh } from '../../model/answer.ts'
import type { Asked, Talk, Topic } from '../../model/talk.ts'
import type { LoadReason } from './room-effect.ts'

/** What the reader or the page does. `local` is what this browser keeps of the talk, dates are ISO. */
type RoomAction =
  | { readonly type: 'load' | 'follow' | 'save'; readonly local: Talk | undefined }
  | { readonly type: 'ask' | 'askAgain'; readonly asked: Asked }
  | { readonly type: 'retry'; readonly now: string }
  | { readonly type: 'stop' | 'takeReturned' }
  | { readonly type: 'choose'; readonly questionId: string; readonly index: number }
  | { readonly type: 'rename'; readonly title: string }
  | { readonly type: 'setTopic'; readonly topic: Topic | undefined }

/** What this browser reports. */
type RoomReport =
  | { readonly type: 'kept'; readonly isKept: boolean }
  /** A while has passed since a write was put off. */
  | { readonly type: 'keepDue' }
  /** A failure in words. */
  | { readonly type: 'told'; readonly failure: string }
  /** The service keeps the talk from now on, up to its turn `lastTurnId`. */
  | {
      readonly type: 'created'
      readonly call: number
      readonly from: string
      readonly to: string
      readonly lastTurnId: string | undefined
    }
  /** The service knows which version is shown, which ends with `lastTurnId`. */
  | { readonly type: 'updated'; readonly call: number; readonly lastTurnId: string | undefined }
  | {
      readonly type: 'notUpdated'
      readonly call: number
      readonly before: Talk
      readonly error: unknown
    }

/** What a call comes to. */
export type CallReport =
  | { readonly type: 'loaded'; readonly call: number; readonly kept: Conversation }
  | {
      readonly type: 'notLoaded'
      readonly call: number
      readonly reason: LoadReason
      readonly error: unknown
    }
  | {
      readonly type: 'piece'
      readonly call: number
      readonly piece: ChatEvent
      readonly fresh: Fresh
    }
  /** The stream ended, and the answer had not. */
  | { readonly type: 'broke'; readonly call: number }
  | { readonly type: 'notAnswered'; readonly call: number; readonly error: unknown }

export type RoomEvent = RoomAction | RoomReport | CallReport
