import { messageStatusTopic } from '@mozhan/api-client/contract'
import { encodeFrame, type Frame, FrameError, parseFrames } from './stomp-frame.ts'

/** The user of a connection. */
export interface Owner {
  readonly userId: string
  readonly loginId: string | undefined
  /** Expiry of the token, in ms. */
  readonly expiresAt: number
}

/** The text of a message; undefined for a binary message. */
type Message = string | undefined

/** State of a connection. */
export interface StompSession {
  /**
   * - `new`: not authenticated
   * - `connecting`: the token is being verified
   * - `open`
   * - `over`: nothing is sent any more
   */
  readonly phase: 'new' | 'connecting' | 'open' | 'over'
  readonly owner: Owner | undefined
  /** Ids of the subscriptions; all have the same destination. */
  readonly subscriptions: readonly string[]
  /** Queued during the verification of the token. */
  readonly waiting: readonly (Message | Frame)[]
  /** Frames in the current heart-beat round. */
  readonly frames: number
  /** Rounds without a message from the peer. */
  readonly silentRounds: number
  /** Heart-beat interval that the server offers, in ms. */
  readonly beatMs: number
}

export type SessionEvent =
  | { readonly type: 'message'; readonly message: Message }
  | { readonly type: 'pong' }
  /** A heart-beat round; `now` in ms. */
  | { readonly type: 'beat'; readonly now: number }
  | { readonly type: 'authenticated'; readonly owner: Owner }
  | { readonly type: 'refused' }
  /** The token could not be verified. */
  | { readonly type: 'notAuthenticated' }
  /** Whether the user may have one more connection. */
  | { readonly type: 'admitted'; readonly isAdmitted: boolean }
  /** The token or the sign-in has ended. */
  | { readonly type: 'expired' }
  /** The server closes the connection with this code. */
  | { readonly type: 'end'; readonly code: number }
  /** The connection ends without a close frame: the peer has closed it or does not respond. */
  | { readonly type: 'drop' }

export type SessionEffect =
  | { readonly type: 'send'; readonly text: string }
  | { readonly type: 'ping' }
  | { readonly type: 'close'; readonly code: number }
  | { readonly type: 'terminate' }
  /** Results in `authenticated`, `refused` or `notAuthenticated`. */
  | { readonly type: 'authenticate'; readonly token: string }
  /** Results in `admitted`. */
  | { readonly type: 'admit' }

export interface SessionStep {
  readonly state: StompSession
  readonly effects: readonly SessionEffect[]
}

/** Close code: the server stops, or cannot serve the connection now. */
export const CLOSE_GOING_AWAY = 1001
/** Close codes: protocol error, token cannot be verified now, token expired. */
const CLOSE_PROTOCOL = 1002
const CLOSE_TRY_LATER = 1013
const CLOSE_EXPIRED = 4401

const MAX_SUBSCRIPTIONS = 4
const MAX_ID = 64
const MAX_FRAMES = 60
const MAX_SILENT_ROUNDS = 2

export function startSession(beatMs: number): StompSession {
  return {
    ...{ phase: 'new', owner: undefined, subscriptions: [], waiting: [] },
    ...{ frames: 0, silentRounds: 0, beatMs },
  }
}

/** Pure transition function: the next state and the effects of an event. */
export function transition(state: StompSession, event: SessionEvent): SessionStep {
  const isOver = state.phase === 'over'
  switch (event.type) {
    case 'message':
      return receive({ ...state, silentRounds: 0 }, [event.message])
    case 'pong':
      return toStep({ ...state, silentRounds: 0 })
    case 'beat':
      return beat(state, event.now)
    case 'end':
      return isOver ? toStep(state) : end(state, event.code)
    case 'expired':
      return isOver ? toStep(state) : expire(state, 'token expired')
    case 'drop':
      return drop(state)
    default:
      return state.phase === 'connecting' ? handleAnswer(state, event) : toStep(state)
  }
}

/** Handles the result of the verification of a token. */
function handleAnswer(
  state: StompSession,
  event: Extract<
    SessionEvent,
    { type: 'authenticated' | 'refused' | 'notAuthenticated' | 'admitted' }
  >,
): SessionStep {
  switch (event.type) {
    case 'authenticated':
      return toStep({ ...state, owner: event.owner }, { type: 'admit' })
    case 'refused':
      return expire(state, 'token refused')
    case 'notAuthenticated':
      // The token may be valid: the client may reconnect with it.
      return end(state, CLOSE_TRY_LATER)
    case 'admitted': {
      if (!event.isAdmitted) return refuse(state, 'too many connections')
      const [beats, name] = [`${state.beatMs},0`, state.owner?.userId ?? '']
      const headers = { version: '1.2', 'heart-beat': beats, 'user-name': name }
      const connected = toSend('CONNECTED', headers)
      const { state: next, effects } = receive(
        { ...state, phase: 'open', waiting: [] },
        state.waiting,
      )
      return toStep(next, connected, ...effects)
    }
  }
}

/** Handles inputs in order. Inputs after a token are queued until it is verified. */
function receive(start: StompSession, inputs: readonly (Message | Frame)[]): SessionStep {
  const effects: SessionEffect[] = []
  let state = start
  for (const [at, input] of inputs.entries()) {
    if (state.phase === 'over') break
    if (state.phase === 'connecting') {
      state = { ...state, waiting: [...state.waiting, ...inputs.slice(at)] }
      break
    }
    const step = handle(state, input)
    state = step.state
    effects.push(...step.effects)
  }
  return { state, effects }
}

function handle(state: StompSession, input: Message | Frame): SessionStep {
  if (input === undefined) return refuse(state, 'text only')
  try {
    if (typeof input === 'string') return receive(state, parseFrames(input))
    const frames = state.frames + 1
    if (frames > MAX_FRAMES) throw new FrameError('too many frames')
    return handleFrame({ ...state, frames }, input)
  } catch (error) {
    if (error instanceof FrameError) return refuse(state, error.message)
    throw error
  }
}

/** @throws FrameError */
function handleFrame(state: StompSession, { command, headers }: Frame): SessionStep {
  if (command === 'CONNECT' || command === 'STOMP') return connect(state, headers)
  if (state.phase === 'new') throw new FrameError('CONNECT first')
  const subscriptions = changeSubscriptions(state.subscriptions, command, headers)
  const next = { ...state, subscriptions }
  const receipt = headers.get('receipt')
  const receipts = receipt === undefined ? [] : [toSend('RECEIPT', { 'receipt-id': receipt })]
  return command === 'DISCONNECT' ? end(next, 1000, ...receipts) : toStep(next, ...receipts)
}

/** @throws FrameError */
function connect(state: StompSession, headers: Frame['headers']): SessionStep {
  if (state.phase !== 'new') throw new FrameError('connected already')
  if (!(headers.get('accept-version') ?? '').split(',').includes('1.2')) {
    throw new FrameError('only version 1.2 is supported')
  }
  const authorization = headers.get('Authorization') ?? headers.get('authorization') ?? ''
  const token = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1]
  if (token === undefined) return expire(state, 'token refused')
  return toStep({ ...state, phase: 'connecting' }, { type: 'authenticate', token })
}

/** @throws FrameError */
function changeSubscriptions(
  current: readonly string[],
  command: string,
  headers: Frame['headers'],
): readonly string[] {
  const id = headers.get('id')
  if (command === 'DISCONNECT') return current
  if (command === 'UNSUBSCRIBE') return current.filter((each) => each !== id)
  if (command !== 'SUBSCRIBE') throw new FrameError('sending is not supported')
  if (id === undefined || id === '' || id.length > MAX_ID) throw new FrameError('id is missing')
  // The destination is the queue of the user of the connection; other users cannot be addressed.
  if (headers.get('destination') !== messageStatusTopic.destination) {
    throw new FrameError('no such destination')
  }
  if (current.includes(id)) throw new FrameError('id is in use')
  if (current.length === MAX_SUBSCRIPTIONS) throw new FrameError('too many subscriptions')
  return [...current, id]
}

/** Pings are used because browsers answer them even when timers are throttled. */
function beat(before: StompSession, now: number): SessionStep {
  const silentRounds = before.silentRounds + 1
  if (silentRounds > MAX_SILENT_ROUNDS) return drop(before)
  const state = { ...before, silentRounds, frames: 0 }
  if (state.phase === 'over') return toStep(state)
  if (state.owner && state.owner.expiresAt <= now) return expire(state, 'token expired')
  return toStep(state, { type: 'send', text: '\n' }, { type: 'ping' })
}

function refuse(state: StompSession, message: string): SessionStep {
  return end(state, CLOSE_PROTOCOL, toSend('ERROR', { message }))
}

function expire(state: StompSession, message: string): SessionStep {
  return end(state, CLOSE_EXPIRED, toSend('ERROR', { message, code: '1401' }))
}

function end(state: StompSession, code: number, ...effects: readonly SessionEffect[]): SessionStep {
  return toStep({ ...state, phase: 'over', waiting: [] }, ...effects, { type: 'close', code })
}

function drop(state: StompSession): SessionStep {
  return toStep({ ...state, phase: 'over', waiting: [] }, { type: 'terminate' })
}

function toStep(state: StompSession, ...effects: readonly SessionEffect[]): SessionStep {
  return { state, effects }
}

function toSend(command: string, headers: Readonly<Record<string, string>>): SessionEffect {
  return { type: 'send', text: encodeFrame(command, headers) }
}
