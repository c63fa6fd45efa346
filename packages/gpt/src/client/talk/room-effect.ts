import type { ChatInput } from '@mozhan/api-client/contract'
import type { Talk } from '../../model/talk.ts'

/** Why what the service has is asked for: the talk is opened, a stream broke, or a question was refused. */
export type LoadReason = 'open' | 'resume' | 'refused'

export type RoomEffect =
  /** Keep the talk in this browser, or remove one in which nothing is said; ends with `kept`. */
  | { readonly type: 'keep'; readonly talk: Talk }
  /** Ends with `keepDue` after a while. */
  | { readonly type: 'keepSoon' }
  /** The list of talks has changed. */
  | { readonly type: 'tellList' }
  /** The talk has got its id of the service. */
  | { readonly type: 'tellMoved'; readonly from: string; readonly to: string }
  /** Put an error into words; ends with `told`. It may leave the page for a new session. */
  | { readonly type: 'describe'; readonly error: unknown }
  /** Have the service keep the talk; ends with `created` or `notAnswered`. */
  | { readonly type: 'create'; readonly call: number; readonly talk: Talk }
  /** Ask; ends like `follow`. */
  | { readonly type: 'chat'; readonly call: number; readonly body: ChatInput }
  /** Read an answer on that is being written; any number of `piece`, the last one done, or `broke` or `notAnswered`. */
  | { readonly type: 'follow'; readonly call: number; readonly id: string }
  /** Stop reading. */
  | { readonly type: 'abort' }
  /** Have the service stop its answer. */
  | { readonly type: 'stopAnswer'; readonly id: string }
  /** Ask after so many ms what the service has; ends with `loaded` or `notLoaded`. */
  | {
      readonly type: 'load'
      readonly call: number
      readonly id: string
      readonly reason: LoadReason
      readonly after: number
    }
  /** Tell the service which version is shown in place of `before`; ends with `updated` or `notUpdated`. */
  | {
      readonly type: 'update'
      readonly call: number
      readonly before: Talk
      readonly talk: Talk
      readonly lastTurnId: string | undefined
    }
