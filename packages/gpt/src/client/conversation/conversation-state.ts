import {
  type Conversation,
  emptyConversation,
  type Subject,
  type Turn,
} from '../../model/conversation.ts'
import { isLocalId } from '../../model/conversation-id.ts'

/**
 * - `loading`: the turns are being loaded
 * - `idle`: a question can be asked
 * - `waiting`: a question was sent, and no piece of the answer has arrived
 * - `answering`: pieces of the answer arrive
 */
export type Phase = 'loading' | 'idle' | 'waiting' | 'answering'

/** Why the conversation cannot be shown: it does not exist, requires a login, or could not be loaded. */
export type Blocker = 'missing' | 'signed-out' | 'unreachable'

export interface ConversationState {
  readonly conversation: Conversation
  readonly phase: Phase
  readonly blocker: Blocker | undefined
  /** The last failure, as a sentence for the reader. */
  readonly failure: string | undefined
  /** Whether a retry of the question may succeed. */
  readonly canRetry: boolean
  /** A refused question, to be put back into the composer. */
  readonly returned: string | undefined
  /** False if the conversation could be stored neither in this browser nor on the server. */
  readonly isStored: boolean
  /** Whether a postponed write is due. */
  readonly isWriteDue: boolean
  readonly isMember: boolean
  /** Number of the current call. Reports of earlier calls are ignored. */
  readonly call: number
  /** Whether the pending question is new, not asked again. */
  readonly isNew: boolean
  /** The running answer, as far as it has arrived. */
  readonly answer: Turn | undefined
  /** Attempts to resume the stream since the last piece. */
  readonly resumeAttempts: number
  /** The last turn that the server is known to store. */
  readonly lastServerTurnId: string | undefined
}

export interface ConversationStart {
  readonly id: string
  /** ISO. */
  readonly now: string
  readonly subject?: Subject | undefined
  readonly isMember: boolean
}

export function initialState({ id, now, subject, isMember }: ConversationStart): ConversationState {
  return {
    conversation: emptyConversation(id, now, subject),
    phase: 'loading',
    blocker: undefined,
    failure: undefined,
    canRetry: true,
    returned: undefined,
    isStored: true,
    isWriteDue: false,
    isMember,
    call: 0,
    isNew: false,
    answer: undefined,
    resumeAttempts: 0,
    lastServerTurnId: undefined,
  }
}

/** Whether a question is being answered. */
export function isBusy({ phase }: ConversationState): boolean {
  return phase === 'waiting' || phase === 'answering'
}

/** Whether the server stores the conversation. */
export function isOnServer({ isMember, conversation }: ConversationState): boolean {
  return isMember && !isLocalId(conversation.id)
}
