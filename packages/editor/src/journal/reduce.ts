import { toStep } from '@mozhan/atoms'
import { discard, resolve, restore } from './choose.ts'
import { publish } from './clear.ts'
import { edit } from './edit.ts'
import type { StampedEvent } from './event.ts'
import { findRivals } from './find-rivals.ts'
import { handleWritten, keep, keepNow } from './keep.ts'
import { handleFound, open } from './open.ts'
import { reconcile } from './reconcile.ts'
import type { ConnectServer } from './server-state.ts'
import { andThen, type State, type Step, withWork } from './state.ts'

/** Decides what an event means for a text, and what has to be done about it. Pure. */
export function reduce<Content>(
  state: State<Content>,
  event: StampedEvent<Content>,
  connect?: ConnectServer | undefined,
): Step<Content> {
  const local = andThen(reduceLocal(state, event), noteRival)
  return connect
    ? andThen(
        andThen(local, (next) => connect(next, event)),
        noteRival,
      )
    : local
}

function reduceLocal<Content>(state: State<Content>, event: StampedEvent<Content>): Step<Content> {
  const { work } = state
  switch (event.type) {
    case 'open':
      return open(state)
    case 'found':
      return handleFound(state, event.view, event.isAdopted)
    case 'edit':
      return edit(state, event.change, event.place, event.now)
    case 'move':
      return toStep(withWork(state, { place: event.place, hasMoved: true }))
    case 'keepNow':
      return andThen(keepNow(state), announce)
    case 'mirrored':
      return toStep(event.isKept ? withWork(state, { mirroredN: event.n }) : state)
    case 'flush':
      return keep(state)
    case 'timer':
      return event.name === 'keep' ? keep({ ...state, isKeepDue: false }) : toStep(state)
    case 'written': {
      const next = { ...state, view: event.view, pending: state.pending - 1 }
      return handleWritten(next, event.write, event.outcome)
    }
    case 'discard':
      return discard(state, event.now)
    case 'published':
      return publish(state, event)
    case 'resolve':
      return resolve(state, event.choice, event.now)
    case 'restore':
      return restore(state, event.version, event.now)
    case 'dismiss':
      return announce(withWork(state, { restored: undefined, superseded: undefined }))
    case 'changedByTab':
      return look(state)
    case 'resume':
      return look(state, 'exchange')
    case 'looked': {
      const next = { ...state, view: event.view, pending: state.pending - 1 }
      const followed = work.isOpen ? announce(reconcile(next)) : toStep(next)
      return event.next === 'keep' ? andThen(followed, keep) : followed
    }
    case 'close':
      return andThen(keepNow({ ...state, isClosed: true }), keep)
    default:
      return toStep(state)
  }
}

function look<Content>(state: State<Content>, next?: 'exchange'): Step<Content> {
  return toStep({ ...state, pending: state.pending + 1 }, { type: 'look', next })
}

function announce<Content>(state: State<Content>): Step<Content> {
  return toStep(state, { type: 'announce' })
}

function noteRival<Content>(state: State<Content>): Step<Content> {
  const rival = state.work.isOpen ? findRivals(state.work, state.view)[0] : undefined
  return toStep(rival === state.rival ? state : { ...state, rival })
}
