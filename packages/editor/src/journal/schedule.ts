import { toStep } from '@mozhan/atoms'
import type { ServerState } from './server-state.ts'
import { andThen, type State, type Step } from './state.ts'

/** ms until a failed exchange is tried again: at first, and at most. */
const FIRST_RETRY = 3000
const LAST_RETRY = 5 * 60_000
/** The first look, the draft of the text before, and what was typed meanwhile. */
const ROUNDS = 3

export function withServer<Content>(
  state: State<Content>,
  server: Partial<ServerState<Content>>,
): State<Content> {
  return { ...state, server: { ...state.server, ...server } }
}

/** Exchanges in `ms` at the latest. */
export function schedule<Content>(state: State<Content>, ms: number): Step<Content> {
  const { isStopped, isScheduled } = state.server
  if (isStopped || isScheduled) return toStep(state)
  return toStep(withServer(state, { isScheduled: true }), { type: 'startTimer', name: 'send', ms })
}

/** Exchanges as soon as nothing else is under way. */
export function requestExchange<Content>(state: State<Content>): Step<Content> {
  const { isPaused, isResting, exchange } = state.server
  if (isPaused || isResting) return toStep(state)
  return toStep(withServer(state, { rounds: exchange ? ROUNDS - 1 : ROUNDS }))
}

/** The server may have changed meanwhile: it is asked with the next exchange. */
export function lookAgain<Content>(state: State<Content>): State<Content> {
  return withServer(state, { hasLooked: false })
}

/** Waits no longer after a failure or an expired session. */
export function wake<Content>(state: State<Content>): Step<Content> {
  const awake = withServer(state, { isPaused: false, failures: 0, problem: undefined })
  return andThen(unschedule(awake), (next) => toStep(next, { type: 'announce' }))
}

/** Ends the exchange under way when its last write has ended. */
export function awaitWrite<Content>({ state, effects }: Step<Content>): Step<Content> {
  const exchange = { step: 'note', writeId: state.writes } as const
  return { state: withServer(state, { exchange }), effects }
}

/** The exchange under way has ended well. */
export function endExchange<Content>(state: State<Content>): Step<Content> {
  const ended = withServer(state, { exchange: undefined, failures: 0, problem: undefined })
  return toStep(ended, { type: 'announce' })
}

/** Lets the exchange under way end, and begins none by a timer. */
export function stop<Content>(state: State<Content>): Step<Content> {
  return andThen(requestExchange(state), (last) =>
    andThen(unschedule(last), (next) =>
      toStep(withServer(next, { isStopped: true, isResting: false }), {
        type: 'stopTimer',
        name: 'rest',
      }),
    ),
  )
}

export interface Failure {
  readonly error: unknown
  readonly isExpired: boolean
  readonly retryAfter: number | undefined
}

/** An exchange has failed: the next one waits, the longer the more have failed. */
export function retryLater<Content>(
  state: State<Content>,
  { error, isExpired, retryAfter }: Failure,
): Step<Content> {
  const { failures, isStopped } = state.server
  const failed = withServer(state, {
    exchange: undefined,
    rounds: 0,
    failures: failures + 1,
    isPaused: isExpired,
    problem: error,
  })
  const wait = (next: State<Content>): Step<Content> => {
    if (retryAfter === undefined) {
      if (isExpired) return toStep(next)
      return schedule(next, Math.min(FIRST_RETRY * 2 ** failures, LAST_RETRY))
    }
    if (isStopped) return toStep(next)
    const rest = { type: 'startTimer', name: 'rest', ms: retryAfter } as const
    return toStep(withServer(next, { isResting: true }), rest)
  }
  return andThen(andThen(toStep(failed, { type: 'announce' }), unschedule), wait)
}

function unschedule<Content>(state: State<Content>): Step<Content> {
  return toStep(withServer(state, { isScheduled: false }), { type: 'stopTimer', name: 'send' })
}
