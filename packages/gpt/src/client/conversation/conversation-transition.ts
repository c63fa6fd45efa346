import { hasVisibleText } from '@mozhan/api-client/contract'
import { isRefusal } from '@mozhan/api-client/errors'
import { toStep } from '@mozhan/atoms'
import { addPiece } from '../../model/answer.ts'
import {
  ask,
  askAgain,
  type Conversation,
  chooseVersion,
  failRunningAnswers,
  lastQuestion,
  putAnswer,
  type QuestionInput,
} from '../../model/conversation.ts'
import { isLocalId } from '../../model/conversation-id.ts'
import { mergeServerConversation } from '../../model/server-conversation.ts'
import { titleOf } from '../../model/title.ts'
import type { ConversationEffect, LoadReason } from './conversation-effect.ts'
import type { CallReport, ConversationEvent } from './conversation-event.ts'
import { type ConversationState, isBusy, isOnServer } from './conversation-state.ts'
import {
  endAnswer,
  NOTIFY_LIST,
  rejectQuestion,
  resume,
  type Step,
  toChat,
  toDescribe,
  toIdle,
  toLoad,
  write,
  writeUnlessEmpty,
} from './conversation-steps.ts'

/** The reducer of a conversation: the next state and the effects to run. Pure. */
export function transition(state: ConversationState, event: ConversationEvent): Step {
  const { conversation } = state
  switch (event.type) {
    case 'load':
      return load(state, event.local)
    case 'sync':
      return toStep(syncWithStorage(state, event.local))
    case 'save': {
      const isNewer = event.local === undefined || event.local.updateDate < conversation.updateDate
      return state.isWriteDue || isNewer ? writeUnlessEmpty(state) : toStep(state)
    }
    case 'ask': {
      const { question } = event
      const title = conversation.title || titleOf(question.content)
      return begin(state, question, { ...ask(conversation, question), title }, true)
    }
    case 'askAgain':
      return begin(state, event.question, askAgain(conversation, event.question), false)
    case 'retry': {
      const question = lastQuestion(conversation)
      if (!question) return toStep(state)
      return transition(state, { type: 'askAgain', question: { ...question, now: event.now } })
    }
    case 'stop':
      return stop(state)
    case 'choose':
      return choose(state, chooseVersion(conversation, event.questionId, event.index))
    case 'rename':
      return writeUnlessEmpty({ ...state, conversation: { ...conversation, title: event.title } })
    case 'setSubject': {
      const { subject: _, ...rest } = conversation
      const changed = event.subject ? { ...rest, subject: event.subject } : rest
      return writeUnlessEmpty({ ...state, conversation: changed })
    }
    case 'clearReturned':
      return toStep({ ...state, returned: undefined })
    case 'written':
      return toStep({ ...state, isStored: event.isStored || !isLocalId(conversation.id) })
    case 'writeDue':
      return state.isWriteDue ? write(state) : toStep(state)
    case 'described':
      return toStep({ ...state, failure: event.failure })
    case 'created':
      return handleCreated(state, event)
    case 'updated':
      return toStep(
        event.call === state.call ? { ...state, lastServerTurnId: event.lastTurnId } : state,
      )
    case 'updateFailed': {
      const describe = toDescribe(event.error)
      // Later changes are not reverted.
      return event.call === state.call
        ? write({ ...state, conversation: event.before }, describe)
        : toStep(state, describe)
    }
    default:
      return event.call === state.call ? handleCall(state, event) : toStep(state)
  }
}

function handleCall(state: ConversationState, event: CallReport): Step {
  switch (event.type) {
    case 'loaded': {
      const { server } = event
      const conversation = mergeServerConversation(state.conversation, server)
      const answer = conversation.turns.find(({ status }) => status === 'running')
      const lastServerTurnId = server.content?.at(-1)?.id
      const loaded = { conversation, answer, lastServerTurnId, blocker: undefined }
      if (!answer) return write({ ...toIdle(state), ...loaded })
      const { call } = state
      const follow: ConversationEffect = { type: 'follow', call, id: conversation.id }
      return write({ ...state, ...loaded, phase: 'answering' }, follow)
    }
    case 'loadFailed':
      return handleLoadFailed(state, event.reason, event.error)
    case 'piece': {
      const { piece, defaults } = event
      const answer = addPiece(state.answer, piece, defaults)
      const conversation = putAnswer(state.conversation, answer)
      const progress = { conversation, answer, lastServerTurnId: answer.id, resumeAttempts: 0 }
      const next = { ...state, ...progress }
      if (piece.done) return write(toIdle(next), NOTIFY_LIST)
      const effects: ConversationEffect[] = state.isWriteDue ? [] : [{ type: 'writeSoon' }]
      return toStep({ ...next, phase: 'answering', isWriteDue: true }, ...effects)
    }
    case 'interrupted':
      return resume(state)
    case 'askFailed':
      return state.phase === 'answering' ? resume(state) : rejectQuestion(state, event.error)
  }
}

function load(state: ConversationState, local: Conversation | undefined): Step {
  if (isBusy(state)) return toStep(state)
  const next = local
    ? { ...state, conversation: failRunningAnswers(local), blocker: undefined }
    : state
  // A local id without a stored conversation begins an empty one, so that its unsent text is shown.
  if (isLocalId(state.conversation.id)) return toStep(toIdle(next))
  if (!state.isMember) return toStep({ ...toIdle(next), blocker: 'signed-out' })
  return toStep(...toLoad({ ...next, resumeAttempts: 0, call: state.call + 1 }, 'open'))
}

/** Takes over what another tab has stored, unless this tab is busy or the server stores the conversation. */
function syncWithStorage(
  state: ConversationState,
  local: Conversation | undefined,
): ConversationState {
  const { conversation } = state
  if (isBusy(state) || !isLocalId(conversation.id)) return state
  if (local === undefined || local.updateDate < conversation.updateDate) return state
  const stored = failRunningAnswers(local)
  return JSON.stringify(stored) === JSON.stringify(conversation)
    ? state
    : { ...state, conversation: stored }
}

function begin(
  before: ConversationState,
  { content }: QuestionInput,
  conversation: Conversation,
  isNew: boolean,
): Step {
  if (isBusy(before) || !hasVisibleText(content)) return toStep(before)
  const call = before.call + 1
  const state: ConversationState = {
    ...before,
    conversation,
    isNew,
    call,
    phase: 'waiting',
    answer: undefined,
    resumeAttempts: 0,
    failure: undefined,
    canRetry: true,
    returned: undefined,
  }
  if (!state.isMember || isOnServer(state)) return write(state, NOTIFY_LIST, toChat(state))
  const sent = { ...conversation, turns: conversation.turns.slice(0, -1) }
  return write(state, NOTIFY_LIST, { type: 'create', call, conversation: sent })
}

function handleCreated(
  state: ConversationState,
  { call, from, to, lastTurnId }: Extract<ConversationEvent, { type: 'created' }>,
): Step {
  // The id also changes if the reader has stopped the call, because the server stores the conversation.
  const isMoved = state.conversation.id === from
  const isCurrent = call === state.call
  const conversation = isMoved ? { ...state.conversation, id: to } : state.conversation
  const next =
    isMoved || isCurrent ? { ...state, conversation, lastServerTurnId: lastTurnId } : state
  const chat = isCurrent ? [toChat(next)] : []
  return isMoved ? write(next, { type: 'notifyMoved', from, to }, ...chat) : toStep(next, ...chat)
}

function stop(state: ConversationState): Step {
  if (!isBusy(state)) return toStep(state)
  const { id } = state.conversation
  const effects: ConversationEffect[] = isOnServer(state) ? [{ type: 'stopAnswer', id }] : []
  // The server sends the end of a stopped answer, so reading continues.
  if (isOnServer(state) && state.phase === 'answering') return toStep(state, ...effects)
  return endAnswer(state, 'stopped', { type: 'abort' }, ...effects)
}

function choose(state: ConversationState, conversation: Conversation): Step {
  const { call, conversation: before, lastServerTurnId: lastTurnId } = state
  if (isBusy(state) || conversation === before) return toStep(state)
  const next = { ...state, conversation, failure: undefined }
  return isOnServer(state)
    ? write(next, { type: 'update', call, before, conversation, lastTurnId })
    : write(next)
}

function handleLoadFailed(state: ConversationState, reason: LoadReason, error: unknown): Step {
  if (reason === 'resume') return resume(state)
  if (reason === 'refused') return toStep(state)
  if (isRefusal(error) && error.code === 404) {
    return toStep({ ...toIdle(state), blocker: 'missing', failure: undefined })
  }
  const blocker = state.conversation.turns.length > 0 ? undefined : 'unreachable'
  return toStep({ ...toIdle(state), blocker }, toDescribe(error))
}
