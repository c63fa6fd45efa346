import { messageStatusTopic } from '@mozhan/api-client/contract'
import { encodeFrame, type Frame, FrameError, parseFrames } from './stomp-frame.ts'

/** Who a connection belongs to. */
export interface Owner {
  readonly userId: string
  readonly loginId: string | undefined
  /** When the token ends, in ms. */
  readonly expiresAt: number
}

/** The text of a message; undefined for bytes. */
type Message = string | undefined

/** What is known of one connection. */
export interface StompSession {
  /**
   * - `new`: it has not said who it is
   * - `connecting`: its token is looked at
   * - `open`
   * - `over`: nothing is said any more
   */
  readonly phase: 'new' | 'connecting' | 'open' | 'over'
  readonly owner: Owner | undefined
  /** Ids of the subscriptions, all of the same destination. */
  readonly subscriptions: readonly string[]
  /** What arrived while the token was looked at. */
  readonly waiting: readonly (Message | Frame)[]
  /** Frames within this round of heart-beats. */
  readonly frames: number
  /** Rounds without a sign of life. */
  readonly silentRounds: number
  /** What the server offers as heart-beat, in ms. */
  readonly beatMs: number
}

export type SessionEvent =
  | { readonly type: 'message'; readonly message: Message }
  | { readonly type: 'pong' }
  /** A round of heart-beats; `now` in ms. */
  | { readonly type: 'beat'; readonly now: number }
  | { readonly type: 'authenticated'; readonly owner: Owner }
  | { readonly type: 'refused' }
  /** The token could not be looked at. */
  | { readonly type: 'notAuthenticated' }
  /** Whether the person may have one more connection. */
  | { readonly type: 'admitted'; readonly isAdmitted: boolean }
  /** The token or the sign-in is over. */
  | { readonly type: 'expired' }
  /** The server ends it with this code. */
  | { readonly type: 'end'; readonly code: number }
  /** It ends without a word: the peer did, or says nothing. */
  | { readonly type: 'drop' }

export type SessionEffect =
  | { readonly type: 'send'; readonly text: string }
  | { readonly type: 'ping' }
  | { readonly type: 'close'; readonly code: number }
  | { readonly type: 'terminate' }
  /** Ends with `authenticated`, `refused` or `notAuthenticated`. */
  | { readonly type: 'authenticate'; readonly token: string }
  /** Ends with `admitted`. */
  | { readonly type: 'admit' }

export interface SessionStep {
  readonly state: StompSession
  readonly effects: readonly SessionEffect[]
}

/** Code of a close: the server stops, or cannot serve the connection for now. */
export const CLOSE_GOING_AWAY = 1001
/** Codes of a close: after a protocol error, where the token cannot be looked at now, and after a token that is over. */
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

/** Decides what an event means for a connection, and what has to be done about it. Pure. */
export function transition(state: StompSession, event: SessionEvent): SessionStep {
  const isOver = state.phase === 'over'
  switch (event.type) {
    case 'message':
      return receive({ ...state, silentRounds: 0 }, [event.message])
    case 'pong':
      return stay({ ...state, silentRounds: 0 })
    case 'beat':
      return beat(state, event.now)
    case 'end':
      return isOver ? stay(state) : end(state, event.code)
    case 'expired':
      return isOver ? stay(state) : expire(state, 'token expired')
    case 'drop':
      return drop(state)
    default:
      return state.phase === 'connecting' ? handleAnswer(state, event) : stay(state)
  }
}

/** What a token that was looked at comes to. */
function handleAnswer(
  state: StompSession,
  event: Extract<
    SessionEvent,
    { type: 'authenticated' | 'refused' | 'notAuthenticated' | 'admitted' }
  >,
): SessionStep {
  switch (event.type) {
    case 'authenticated':
      return stay({ ...state, owner: event.owner }, { type: 'admit' })
    case 'refused':
      return expire(state, 'token refused')
    case 'notAuthenticated':
      // Nothing is said against the token: a client that comes back with it may be let in.
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
      return stay(next, connected, ...effects)
    }
  }
}

/** One after another; what comes behind a token waits until that was looked at. */
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
  const said = receipt === undefined ? [] : [toSend('RECEIPT', { 'receipt-id': receipt })]
  return command === 'DISCONNECT' ? end(next, 1000, ...said) : stay(next, ...said)
}

/** @throws FrameError */
function connect(state: StompSession, headers: Frame['headers']): SessionStep {
  if (state.phase !== 'new') throw new FrameError('connected already')
  if (!(headers.get('accept-version') ?? '').split(',').includes('1.2')) {
    throw new FrameError('version 1.2 is spoken here')
  }
  const authorization = headers.get('Authorization') ?? headers.get('authorization') ?? ''
  const token = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1]
  if (token === undefined) return expire(state, 'token refused')
  return stay({ ...state, phase: 'connecting' }, { type: 'authenticate', token })
}

/** @throws FrameError */
function changeSubscriptions(
  known: readonly string[],
  command: string,
  headers: Frame['headers'],
): readonly string[] {
  const id = headers.get('id')
  if (command === 'DISCONNECT') return known
  if (command === 'UNSUBSCRIBE') return known.filter((each) => each !== id)
  if (command !== 'SUBSCRIBE') throw new FrameError('nothing can be sent here')
  if (id === undefined || id === '' || id.length > MAX_ID) throw new FrameError('id is missing')
  // The destination means everybody's own queue; there is no way to name somebody else's.
  if (headers.get('destination') !== messageStatusTopic.destination) {
    throw new FrameError('no such destination')
  }
  if (known.includes(id)) throw new FrameError('id is in use')
  if (known.length === MAX_SUBSCRIPTIONS) throw new FrameError('too many subscriptions')
  return [...known, id]
}

/** The browser itself answers pings, however slow its timers are. */
function beat(before: StompSession, now: number): SessionStep {
  const silentRounds = before.silentRounds + 1
  if (silentRounds > MAX_SILENT_ROUNDS) return drop(before)
  const state = { ...before, silentRounds, frames: 0 }
  if (state.phase === 'over') return stay(state)
  if (state.owner && state.owner.expiresAt <= now) return expire(state, 'token expired')
  return stay(state, { type: 'send', text: '\n' }, { type: 'ping' })
}

function refuse(state: StompSession, message: string): SessionStep {
  return end(state, CLOSE_PROTOCOL, toSend('ERROR', { message }))
}

function expire(state: StompSession, message: string): SessionStep {
  return end(state, CLOSE_EXPIRED, toSend('ERROR', { message, code: '1401' }))
}

function end(state: StompSession, code: number, ...effects: readonly SessionEffect[]): SessionStep {
  return stay({ ...state, phase: 'over', waiting: [] }, ...effects, { type: 'close', code })
}

function drop(state: StompSession): SessionStep {
  return stay({ ...state, phase: 'over', waiting: [] }, { type: 'terminate' })
}

function stay(state: StompSession, ...effects: readonly SessionEffect[]): SessionStep {
  return { state, effects }
}

function toSend(command: string, headers: Readonly<Record<string, string>>): SessionEffect {
  return { type: 'send', text: encodeFrame(command, headers) }
}
