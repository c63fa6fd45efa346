import { toStep } from '@mozhan/atoms'
import type { StampedEvent } from './event.ts'
import { beginExchange, continueExchange } from './exchange.ts'
import { lookAgain, requestExchange, retryLater, schedule, stop, wake } from './schedule.ts'
import type { ConnectServer } from './server-state.ts'
import { andThen, type State, type Step } from './state.ts'

/** ms from the first change to the server. */
const SEND_AFTER = 3000
/** Characters that put the server off by another ms: long texts travel less often. */
const SLOWER = 100

/** Keeps a text as a draft of the server, too. */
export const connectServer: ConnectServer = (state, event) =>
  andThen(
    andThen(respond(state, event), (next) => continueExchange(next, event)),
    (next) => beginExchange(next, event.canCall),
  )

/** When the next exchange begins. */
function respond<Content>(state: State<Content>, event: StampedEvent<Content>): Step<Content> {
  switch (event.type) {
    case 'open':
      return toStep({ ...state, server: { ...state.server, isStopped: false } })
    case 'edit':
      return schedule(state, SEND_AFTER + state.work.size / SLOWER)
    case 'resolve':
    case 'restore':
      return schedule(state, SEND_AFTER)
    case 'published':
      return event.rest === undefined
        ? requestExchange(state)
        : andThen(requestExchange(state), (next) => schedule(next, SEND_AFTER))
    case 'found':
    case 'flush':
    case 'discard':
      return requestExchange(state)
    case 'timer':
      if (event.name === 'keep') return toStep(state)
      return requestExchange({
        ...state,
        server: {
          ...state.server,
          ...(event.name === 'send' ? { isScheduled: false } : { isResting: false }),
        },
      })
    case 'resume':
      return wake(lookAgain(state))
    case 'looked':
      return event.next === 'exchange' ? requestExchange(state) : toStep(state)
    case 'close':
      return stop(state)
    case 'failed':
      return retryLater(state, event)
    default:
      return toStep(state)
  }
}
