import type { ChatEvent, Conversation as ServerConversation } from '@mozhan/api-client/contract'
import type { AnswerDefaults } from '../../model/answer.ts'
import type { Conversation, QuestionInput, Subject } from '../../model/conversation.ts'
import type { LoadReason } from './conversation-effect.ts'

/** Actions of the reader or the page. `local` is the stored conversation, dates are ISO. */
type ConversationAction =
  | { readonly type: 'load' | 'sync' | 'save'; readonly local: Conversation | undefined }
  | { readonly type: 'ask' | 'askAgain'; readonly question: QuestionInput }
  | { readonly type: 'retry'; readonly now: string }
  | { readonly type: 'stop' | 'clearReturned' }
  | { readonly type: 'choose'; readonly questionId: string; readonly index: number }
  | { readonly type: 'rename'; readonly title: string }
  | { readonly type: 'setSubject'; readonly subject: Subject | undefined }

/** Results of effects in the browser. */
type ConversationReport =
  | { readonly type: 'written'; readonly isStored: boolean }
  /** The delay of a postponed write is over. */
  | { readonly type: 'writeDue' }
  /** A failure as a sentence. */
  | { readonly type: 'described'; readonly failure: string }
  /** The server stores the conversation up to the turn `lastTurnId`. */
  | {
      readonly type: 'created'
      readonly call: number
      readonly from: string
      readonly to: string
      readonly lastTurnId: string | undefined
    }
  /** The server stores the shown version, which ends with `lastTurnId`. */
  | { readonly type: 'updated'; readonly call: number; readonly lastTurnId: string | undefined }
  | {
      readonly type: 'updateFailed'
      readonly call: number
      readonly before: Conversation
      readonly error: unknown
    }

/** Results of calls. */
export type CallReport =
  | { readonly type: 'loaded'; readonly call: number; readonly server: ServerConversation }
  | {
      readonly type: 'loadFailed'
      readonly call: number
      readonly reason: LoadReason
      readonly error: unknown
    }
  | {
      readonly type: 'piece'
      readonly call: number
      readonly piece: ChatEvent
      readonly defaults: AnswerDefaults
    }
  /** The stream ended before the answer. */
  | { readonly type: 'interrupted'; readonly call: number }
  | { readonly type: 'askFailed'; readonly call: number; readonly error: unknown }

export type ConversationEvent = ConversationAction | ConversationReport | CallReport
