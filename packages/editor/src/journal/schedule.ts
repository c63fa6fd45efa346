import { toStep } from '@mozhan/atoms'
import type { ServerState } from './server-state.ts'
import { andThen, type State, type Step } from './state.ts'

/** Delay before a failed exchange is retried, in ms: the first and the longest (exponential backoff). */
const FIRST_RETRY_MS = 3000
const LAST_RETRY_MS = 5 * 60_000
/** Maximum consecutive exchanges: the load, the removal of a draft that is no longer needed, and what was typed meanwhile. */
const MAX_ROUNDS = 3

export function withServer<Content>(
  state: State<Content>,
  server: Partial<ServerState<Content>>,
): State<Content> {
  return { ...state, server: { ...state.server, ...server } }
}

/** Starts an exchange after `ms` at the latest. */
export function schedule<Content>(state: State<Content>, ms: number): Step<Content> {
  const { isStopped, isScheduled } = state.server
  if (isStopped || isScheduled) return toStep(state)
  return toStep(withServer(state, { isScheduled: true }), { type: 'startTimer', name: 'send', ms })
}

/** Starts an exchange as soon as no other is running. */
export function requestExchange<Content>(state: State<Content>): Step<Content> {
  const { isPaused, isBackingOff, exchange } = state.server
  if (isPaused || isBackingOff) return toStep(state)
  // A running exchange is the first of the rounds.
  return toStep(withServer(state, { rounds: exchange ? MAX_ROUNDS - 1 : MAX_ROUNDS }))
}

/** Marks the draft as unknown, so that the next exchange loads it. */
export function invalidateDraft<Content>(state: State<Content>): State<Content> {
  return withServer(state, { hasLoadedDraft: false })
}

/** Resets the backoff after failures or an expired session. */
export function resetBackoff<Content>(state: State<Content>): Step<Content> {
  const reset = withServer(state, { isPaused: false, failures: 0, problem: undefined })
  return andThen(unschedule(reset), (next) => toStep(next, { type: 'updateSnapshot' }))
}

/** Ends the current exchange when its last write has completed. */
export function awaitWrite<Content>({ state, effects }: Step<Content>): Step<Content> {
  const exchange = { step: 'note', writeId: state.writes } as const
  return { state: withServer(state, { exchange }), effects }
}

/** The current exchange has succeeded. */
export function endExchange<Content>(state: State<Content>): Step<Content> {
  const ended = withServer(state, { exchange: undefined, failures: 0, problem: undefined })
  return toStep(ended, { type: 'updateSnapshot' })
}

/** Lets the current exchange finish, and stops the timers. */
export function stop<Content>(state: State<Content>): Step<Content> {
  return andThen(requestExchange(state), (last) =>
    andThen(unschedule(last), (next) =>
      toStep(withServer(next, { isStopped: true, isBackingOff: false }), {
        type: 'stopTimer',
        name: 'backoff',
      }),
    ),
  )
}

export interface Failure {
  readonly error: unknown
  readonly isExpired: boolean
  /** Delay that the server demands, in ms. */
  readonly retryAfter: number | undefined
}

/** Schedules a retry with exponential backoff, or after the delay that the server demands. */
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
      return schedule(next, Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS))
    }
    if (isStopped) return toStep(next)
    const rest = { type: 'startTimer', name: 'backoff', ms: retryAfter } as const
    return toStep(withServer(next, { isBackingOff: true }), rest)
  }
  return andThen(andThen(toStep(failed, { type: 'updateSnapshot' }), unschedule), wait)
}

function unschedule<Content>(state: State<Content>): Step<Content> {
  return toStep(withServer(state, { isScheduled: false }), { type: 'stopTimer', name: 'send' })
}
