import { hasVisibleText } from '@mozhan/api-client/contract'
import { isRefusal } from '@mozhan/api-client/errors'
import { toStep } from '@mozhan/atoms'
import { addPiece } from '../../model/answer.ts'
import { adopt } from '../../model/kept-talk.ts'
import {
  type Asked,
  ask,
  askAgain,
  breakOff,
  chooseVersion,
  lastQuestion,
  putAnswer,
  type Talk,
} from '../../model/talk.ts'
import { isOwnId } from '../../model/talk-id.ts'
import { titleOf } from '../../model/title.ts'
import type { LoadReason, RoomEffect } from './room-effect.ts'
import type { CallReport, RoomEvent } from './room-event.ts'
import { isBusy, isThere, type RoomState } from './room-state.ts'
import {
  end,
  keep,
  keepSaid,
  refuse,
  rest,
  resume,
  type Step,
  TELL_LIST,
  toChat,
  toDescribe,
  toLoad,
} from './room-steps.ts'

/** Decides what an event means for a conversation, and what has to be done about it. Pure. */
export function transition(state: RoomState, event: RoomEvent): Step {
  const { talk } = state
  switch (event.type) {
    case 'load':
      return load(state, event.local)
    case 'follow':
      return toStep(followOther(state, event.local))
    case 'save': {
      const isOurs = event.local === undefined || event.local.updateDate < talk.updateDate
      return state.isKeepDue || isOurs ? keepSaid(state) : toStep(state)
    }
    case 'ask': {
      const { asked } = event
      const title = talk.title || titleOf(asked.content)
      return begin(state, asked, { ...ask(talk, asked), title }, true)
    }
    case 'askAgain':
      return begin(state, event.asked, askAgain(talk, event.asked), false)
    case 'retry': {
      const question = lastQuestion(talk)
      if (!question) return toStep(state)
      return transition(state, { type: 'askAgain', asked: { ...question, now: event.now } })
    }
    case 'stop':
      return stop(state)
    case 'choose':
      return choose(state, chooseVersion(talk, event.questionId, event.index))
    case 'rename':
      return keepSaid({ ...state, talk: { ...talk, title: event.title } })
    case 'setTopic': {
      const { topic: _, ...rest } = talk
      return keepSaid({ ...state, talk: event.topic ? { ...rest, topic: event.topic } : rest })
    }
    case 'takeReturned':
      return toStep({ ...state, returned: undefined })
    case 'kept':
      return toStep({ ...state, isKept: event.isKept || !isOwnId(talk.id) })
    case 'keepDue':
      return state.isKeepDue ? keep(state) : toStep(state)
    case 'told':
      return toStep({ ...state, failure: event.failure })
    case 'created':
      return handleCreated(state, event)
    case 'updated':
      return toStep(event.call === state.call ? { ...state, lastKept: event.lastTurnId } : state)
    case 'notUpdated': {
      const tell = toDescribe(event.error)
      // What has happened since stands.
      return event.call === state.call
        ? keep({ ...state, talk: event.before }, tell)
        : toStep(state, tell)
    }
    default:
      return event.call === state.call ? handleCall(state, event) : toStep(state)
  }
}

function handleCall(state: RoomState, event: CallReport): Step {
  switch (event.type) {
    case 'loaded': {
      const { kept } = event
      const talk = adopt(state.talk, kept)
      const answer = talk.turns.find(({ status }) => status === 'running')
      const known = { talk, answer, lastKept: kept.content?.at(-1)?.id, obstacle: undefined }
      if (!answer) return keep({ ...rest(state), ...known })
      const { call } = state
      return keep({ ...state, ...known, phase: 'answering' }, { type: 'follow', call, id: talk.id })
    }
    case 'notLoaded':
      return handleNotLoaded(state, event.reason, event.error)
    case 'piece': {
      const { piece, fresh } = event
      const answer = addPiece(state.answer, piece, fresh)
      const talk = putAnswer(state.talk, answer)
      const next = { ...state, talk, answer, lastKept: answer.id, breaks: 0 }
      if (piece.done) return keep(rest(next), TELL_LIST)
      const effects: RoomEffect[] = state.isKeepDue ? [] : [{ type: 'keepSoon' }]
      return toStep({ ...next, phase: 'answering', isKeepDue: true }, ...effects)
    }
    case 'broke':
      return resume(state)
    case 'notAnswered':
      return state.phase === 'answering' ? resume(state) : refuse(state, event.error)
  }
}

function load(state: RoomState, local: Talk | undefined): Step {
  if (isBusy(state)) return toStep(state)
  const known = local ? { ...state, talk: breakOff(local), obstacle: undefined } : state
  // One of our own that is not here begins anew: what was typed for it may be kept.
  if (isOwnId(state.talk.id)) return toStep(rest(known))
  if (!state.isMember) return toStep({ ...rest(known), obstacle: 'signed-out' })
  return toStep(...toLoad({ ...known, breaks: 0, call: state.call + 1 }, 'open'))
}

/** What another tab has made of a talk that only this browser has, unless something is going on here. */
function followOther(state: RoomState, local: Talk | undefined): RoomState {
  const { talk } = state
  if (isBusy(state) || !isOwnId(talk.id)) return state
  if (local === undefined || local.updateDate < talk.updateDate) return state
  const theirs = breakOff(local)
  return JSON.stringify(theirs) === JSON.stringify(talk) ? state : { ...state, talk: theirs }
}

function begin(before: RoomState, { content }: Asked, talk: Talk, isNew: boolean): Step {
  if (isBusy(before) || !hasVisibleText(content)) return toStep(before)
  const call = before.call + 1
  const state: RoomState = {
    ...before,
    ...{ talk, isNew, call, phase: 'waiting', answer: undefined, breaks: 0 },
    ...{ failure: undefined, canRetry: true, returned: undefined },
  }
  if (!state.isMember || isThere(state)) return keep(state, TELL_LIST, toChat(state))
  const said = { ...talk, turns: talk.turns.slice(0, -1) }
  return keep(state, TELL_LIST, { type: 'create', call, talk: said })
}

function handleCreated(
  state: RoomState,
  { call, from, to, lastTurnId }: Extract<RoomEvent, { type: 'created' }>,
): Step {
  // Also where it was stopped meanwhile: the service has it.
  const isMoved = state.talk.id === from
  const isGoingOn = call === state.call
  const talk = isMoved ? { ...state.talk, id: to } : state.talk
  const next = isMoved || isGoingOn ? { ...state, talk, lastKept: lastTurnId } : state
  const chat = isGoingOn ? [toChat(next)] : []
  return isMoved ? keep(next, { type: 'tellMoved', from, to }, ...chat) : toStep(next, ...chat)
}

function stop(state: RoomState): Step {
  if (!isBusy(state)) return toStep(state)
  const { id } = state.talk
  const effects: RoomEffect[] = isThere(state) ? [{ type: 'stopAnswer', id }] : []
  // Of a conversation that the service keeps, the rest of the answer is read.
  if (isThere(state) && state.phase === 'answering') return toStep(state, ...effects)
  return end(state, 'stopped', { type: 'abort' }, ...effects)
}

function choose(state: RoomState, talk: Talk): Step {
  const { call, talk: before, lastKept: lastTurnId } = state
  if (isBusy(state) || talk === before) return toStep(state)
  const next = { ...state, talk, failure: undefined }
  return isThere(state)
    ? keep(next, { type: 'update', call, before, talk, lastTurnId })
    : keep(next)
}

function handleNotLoaded(state: RoomState, reason: LoadReason, error: unknown): Step {
  if (reason === 'resume') return resume(state)
  if (reason === 'refused') return toStep(state)
  if (isRefusal(error) && error.code === 404) {
    return toStep({ ...rest(state), obstacle: 'missing', failure: undefined })
  }
  const obstacle = state.talk.turns.length > 0 ? undefined : 'unreachable'
  return toStep({ ...rest(state), obstacle }, toDescribe(error))
}
