import type { ChatInput } from '@mozhan/api-client/contract'
import type { Conversation } from '../../model/conversation.ts'

/** Why the conversation is loaded: it was opened, a stream was interrupted, or a question was refused. */
export type LoadReason = 'open' | 'resume' | 'refused'

export type ConversationEffect =
  /** Writes the conversation to the storage; ends with `written`. */
  | { readonly type: 'write'; readonly conversation: Conversation }
  /** Removes the conversation from the storage. */
  | { readonly type: 'remove'; readonly id: string }
  /** Ends with `writeDue` after a delay. */
  | { readonly type: 'writeSoon' }
  /** Reports a change of the list of conversations. */
  | { readonly type: 'notifyList' }
  /** Reports that the server has given the conversation an id. */
  | { readonly type: 'notifyMoved'; readonly from: string; readonly to: string }
  /** Converts an error to a sentence; ends with `described`. May redirect the browser to the login. */
  | { readonly type: 'describe'; readonly error: unknown }
  /** Creates the conversation on the server; ends with `created` or `askFailed`. */
  | { readonly type: 'create'; readonly call: number; readonly conversation: Conversation }
  /** Sends the question; ends like `follow`. */
  | { readonly type: 'chat'; readonly call: number; readonly body: ChatInput }
  /** Reads a running answer: any number of `piece`, the last one done, or else `interrupted` or `askFailed`. */
  | { readonly type: 'follow'; readonly call: number; readonly id: string }
  /** Stops reading. */
  | { readonly type: 'abort' }
  /** Stops the answer on the server. */
  | { readonly type: 'stopAnswer'; readonly id: string }
  /** Loads the conversation after `delayMs`; ends with `loaded` or `loadFailed`. */
  | {
      readonly type: 'load'
      readonly call: number
      readonly id: string
      readonly reason: LoadReason
      readonly delayMs: number
    }
  /** Sends the version that is shown in place of `before`; ends with `updated` or `updateFailed`. */
  | {
      readonly type: 'update'
      readonly call: number
      readonly before: Conversation
      readonly conversation: Conversation
      readonly lastTurnId: string | undefined
    }
