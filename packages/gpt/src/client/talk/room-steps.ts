import { type ChatInput, MAX_CONVERSATION_TURNS } from '@mozhan/api-client/contract'
import { isRefusal } from '@mozhan/api-client/errors'
import { type Step as DriverStep, toStep } from '@mozhan/atoms'
import { toMessages } from '../../model/kept-talk.ts'
import { breakOff, lastAnswer, putAnswer, type Talk } from '../../model/talk.ts'
import type { LoadReason, RoomEffect } from './room-effect.ts'
import { isThere, type RoomState } from './room-state.ts'

export type Step = DriverStep<RoomState, RoomEffect>

/** ms until a line that broke is looked for again; after the last of them the answer has failed. */
const RESUME_AFTER = [500, 2000, 6000]
export const TELL_LIST: RoomEffect = { type: 'tellList' }

/** The line broke in the middle of an answer, which a kept conversation survives. */
export function resume(state: RoomState): Step {
  const after = RESUME_AFTER[state.breaks]
  if (!isThere(state) || after === undefined) return end(state, 'failed')
  return toStep(...toLoad({ ...state, breaks: state.breaks + 1 }, 'resume', after))
}

/** A question was not taken. One that is refused and was new goes back into the box. */
export function refuse(state: RoomState, error: unknown): Step {
  const isRefused = isRefusal(error)
  const canRetry = !isRefused || mayPass(error.code)
  const taken = isRefused && state.isNew ? takeBack(state.talk) : {}
  const next = { ...rest(state), canRetry, ...taken }
  // The conversation may have grown elsewhere, and that is why.
  const [last, ...more] = isRefused && isThere(next) ? toLoad(next, 'refused') : [next]
  return keep(last, toDescribe(error), TELL_LIST, ...more)
}

function takeBack({ turns, title, ...rest }: Talk): Pick<RoomState, 'talk' | 'returned'> {
  const left = turns.slice(0, -1)
  const talk = { ...rest, turns: left, title: left.length === 0 ? '' : title }
  return { talk, returned: turns.at(-1)?.content }
}

export function end(
  state: RoomState,
  status: 'stopped' | 'failed',
  ...effects: readonly RoomEffect[]
): Step {
  const answer = lastAnswer(state.talk)
  const talk =
    answer?.status === 'running'
      ? putAnswer(state.talk, { ...answer, status })
      : breakOff(state.talk)
  return keep({ ...rest(state), talk }, ...effects, TELL_LIST)
}

/** Nothing goes on any more. */
export function rest(state: RoomState): RoomState {
  return { ...state, phase: 'idle', call: state.call + 1 }
}

export function keep(state: RoomState, ...effects: readonly RoomEffect[]): Step {
  return toStep({ ...state, isKeepDue: false }, { type: 'keep', talk: state.talk }, ...effects)
}

/** Keeps what is said; a talk in which nothing is said is not there to be kept. */
export function keepSaid(state: RoomState): Step {
  return state.talk.turns.length > 0 ? keep(state) : toStep(state)
}

export function toLoad(state: RoomState, reason: LoadReason, after = 0): [RoomState, RoomEffect] {
  const { call, talk } = state
  return [state, { type: 'load', call, id: talk.id, reason, after }]
}

export function toDescribe(error: unknown): RoomEffect {
  return { type: 'describe', error }
}

export function toChat(state: RoomState): RoomEffect {
  const { call, talk, isNew, lastKept } = state
  const messages = toMessages(talk.turns)
  const lastTurnId = isNew ? undefined : lastKept
  const body: ChatInput = isThere(state)
    ? { sessionId: talk.id, messages: messages.slice(-1), ...(lastTurnId ? { lastTurnId } : {}) }
    : { messages: messages.slice(-MAX_CONVERSATION_TURNS) }
  const about = talk.topic ? { articleId: talk.topic.id } : {}
  return { type: 'chat', call, body: { ...body, ...about } }
}

/** Whether a refusal with this code is one of the moment: too much at once, or a back end that is not well. */
function mayPass(code: number): boolean {
  return code === 429 || (code >= 500 && code < 600)
}
