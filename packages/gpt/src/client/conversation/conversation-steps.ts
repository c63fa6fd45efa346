import { type ChatInput, MAX_CONVERSATION_TURNS } from '@mozhan/api-client/contract'
import { isRefusal } from '@mozhan/api-client/errors'
import { type Step as DriverStep, toStep } from '@mozhan/atoms'
import {
  type Conversation,
  failRunningAnswers,
  lastAnswer,
  putAnswer,
} from '../../model/conversation.ts'
import { toMessages } from '../../model/server-conversation.ts'
import type { ConversationEffect, LoadReason } from './conversation-effect.ts'
import { type ConversationState, isOnServer } from './conversation-state.ts'

export type Step = DriverStep<ConversationState, ConversationEffect>

/** Delays before the attempts to resume a stream. After the last attempt the answer has failed. */
const RESUME_DELAYS_MS = [500, 2000, 6000]
export const NOTIFY_LIST: ConversationEffect = { type: 'notifyList' }

/** Resumes an interrupted stream if the server stores the conversation; otherwise the answer has failed. */
export function resume(state: ConversationState): Step {
  const delayMs = RESUME_DELAYS_MS[state.resumeAttempts]
  if (!isOnServer(state) || delayMs === undefined) return endAnswer(state, 'failed')
  const next = { ...state, resumeAttempts: state.resumeAttempts + 1 }
  return toStep(...toLoad(next, 'resume', delayMs))
}

/** Handles a question that failed. A new question that the server refused is returned to the composer. */
export function rejectQuestion(state: ConversationState, error: unknown): Step {
  const isRefused = isRefusal(error)
  const canRetry = !isRefused || isTransient(error.code)
  const returned = isRefused && state.isNew ? returnQuestion(state.conversation) : {}
  const next = { ...toIdle(state), canRetry, ...returned }
  // The refusal may be due to turns from another device.
  const [last, ...more] = isRefused && isOnServer(next) ? toLoad(next, 'refused') : [next]
  return write(last, toDescribe(error), NOTIFY_LIST, ...more)
}

function returnQuestion({
  turns,
  title,
  ...rest
}: Conversation): Pick<ConversationState, 'conversation' | 'returned'> {
  const left = turns.slice(0, -1)
  const conversation = { ...rest, turns: left, title: left.length === 0 ? '' : title }
  return { conversation, returned: turns.at(-1)?.content }
}

export function endAnswer(
  state: ConversationState,
  status: 'stopped' | 'failed',
  ...effects: readonly ConversationEffect[]
): Step {
  const answer = lastAnswer(state.conversation)
  const conversation =
    answer?.status === 'running'
      ? putAnswer(state.conversation, { ...answer, status })
      : failRunningAnswers(state.conversation)
  return write({ ...toIdle(state), conversation }, ...effects, NOTIFY_LIST)
}

/** The idle state. Reports of the current call are ignored from now on. */
export function toIdle(state: ConversationState): ConversationState {
  return { ...state, phase: 'idle', call: state.call + 1 }
}

/** Writes the conversation to the storage. One without turns is removed, because empty conversations are not stored. */
export function write(state: ConversationState, ...effects: readonly ConversationEffect[]): Step {
  const { conversation } = state
  const change: ConversationEffect =
    conversation.turns.length > 0
      ? { type: 'write', conversation }
      : { type: 'remove', id: conversation.id }
  return toStep({ ...state, isWriteDue: false }, change, ...effects)
}

/** Writes a conversation that has turns. */
export function writeUnlessEmpty(state: ConversationState): Step {
  return state.conversation.turns.length > 0 ? write(state) : toStep(state)
}

export function toLoad(
  state: ConversationState,
  reason: LoadReason,
  delayMs = 0,
): [ConversationState, ConversationEffect] {
  const { call, conversation } = state
  return [state, { type: 'load', call, id: conversation.id, reason, delayMs }]
}

export function toDescribe(error: unknown): ConversationEffect {
  return { type: 'describe', error }
}

export function toChat(state: ConversationState): ConversationEffect {
  const { call, conversation, isNew, lastServerTurnId } = state
  const { id, subject, turns } = conversation
  const messages = toMessages(turns)
  const lastTurnId = isNew ? undefined : lastServerTurnId
  const body: ChatInput = isOnServer(state)
    ? { sessionId: id, messages: messages.slice(-1), ...(lastTurnId ? { lastTurnId } : {}) }
    : { messages: messages.slice(-MAX_CONVERSATION_TURNS) }
  const about = subject ? { articleId: subject.id } : {}
  return { type: 'chat', call, body: { ...body, ...about } }
}

/** Whether a refusal is temporary: a rate limit or an error of the server. */
function isTransient(code: number): boolean {
  return code === 429 || (code >= 500 && code < 600)
}
