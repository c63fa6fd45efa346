import { toStep } from '@mozhan/atoms'
import type { StampedEvent } from './event.ts'
import { beginExchange, continueExchange } from './exchange.ts'
import {
  invalidateDraft,
  requestExchange,
  resetBackoff,
  retryLater,
  schedule,
  stop,
} from './schedule.ts'
import type { ConnectServer } from './server-state.ts'
import { andThen, type State, type Step } from './state.ts'

/** ms from the first change to the save request. */
const SEND_AFTER_MS = 3000
/** Characters that delay the save request by 1 ms: long texts are sent less often. */
const CHARACTERS_PER_MS = 100

/** The reducer part for drafts on the server. */
export const connectServer: ConnectServer = (state, event) =>
  andThen(
    andThen(respond(state, event), (next) => continueExchange(next, event)),
    (next) => beginExchange(next, event.canCall),
  )

/** Schedules the next exchange. */
function respond<Content>(state: State<Content>, event: StampedEvent<Content>): Step<Content> {
  switch (event.type) {
    case 'open':
      return toStep({ ...state, server: { ...state.server, isStopped: false } })
    case 'edit':
      return schedule(state, SEND_AFTER_MS + state.work.jsonLength / CHARACTERS_PER_MS)
    case 'resolve':
    case 'restore':
      return schedule(state, SEND_AFTER_MS)
    case 'published':
      return event.rest === undefined
        ? requestExchange(state)
        : andThen(requestExchange(state), (next) => schedule(next, SEND_AFTER_MS))
    case 'found':
    case 'flush':
    case 'discard':
      return requestExchange(state)
    case 'timerFired':
      if (event.name === 'store') return toStep(state)
      return requestExchange({
        ...state,
        server: {
          ...state.server,
          ...(event.name === 'send' ? { isScheduled: false } : { isBackingOff: false }),
        },
      })
    case 'resume':
      return resetBackoff(invalidateDraft(state))
    case 'localRead':
      return event.next === 'exchange' ? requestExchange(state) : toStep(state)
    case 'close':
      return stop(state)
    case 'failed':
      return retryLater(state, event)
    default:
      return toStep(state)
  }
}
