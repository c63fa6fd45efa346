import { toStep } from '@mozhan/atoms'
import { discard, resolve, restore } from './choose.ts'
import { publish } from './clear.ts'
import { edit } from './edit.ts'
import type { StampedEvent } from './event.ts'
import { findConflicts } from './find-conflicts.ts'
import { handleFound, open } from './open.ts'
import { reconcile } from './reconcile.ts'
import type { ConnectServer } from './server-state.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { handleWritten, mirrorText, storeText } from './store-text.ts'

/** Computes the next state and the effects of an event. Pure. */
export function reduce<Content>(
  state: State<Content>,
  event: StampedEvent<Content>,
  connect?: ConnectServer | undefined,
): Step<Content> {
  const local = andThen(reduceLocal(state, event), updateConflict)
  return connect
    ? andThen(
        andThen(local, (next) => connect(next, event)),
        updateConflict,
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
      return edit(state, event.change, event.position, event.now)
    case 'move':
      return toStep(withWork(state, { position: event.position, hasMoved: true }))
    case 'storeNow':
      return andThen(mirrorText(state), updateSnapshot)
    case 'mirrored':
      return toStep(event.isStored ? withWork(state, { mirroredN: event.n }) : state)
    case 'flush':
      return storeText(state)
    case 'timerFired':
      return event.name === 'store' ? storeText({ ...state, isStoreDue: false }) : toStep(state)
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
      return updateSnapshot(withWork(state, { restored: undefined, superseded: undefined }))
    case 'changedByTab':
      return readLocal(state)
    case 'resume':
      return readLocal(state, 'exchange')
    case 'localRead': {
      const next = { ...state, view: event.view, pending: state.pending - 1 }
      const followed = work.isOpen ? updateSnapshot(reconcile(next)) : toStep(next)
      return event.next === 'store' ? andThen(followed, storeText) : followed
    }
    case 'close':
      return andThen(mirrorText({ ...state, isClosed: true }), storeText)
    default:
      return toStep(state)
  }
}

function readLocal<Content>(state: State<Content>, next?: 'exchange'): Step<Content> {
  return toStep({ ...state, pending: state.pending + 1 }, { type: 'readLocal', next })
}

function updateSnapshot<Content>(state: State<Content>): Step<Content> {
  return toStep(state, { type: 'updateSnapshot' })
}

function updateConflict<Content>(state: State<Content>): Step<Content> {
  const conflict = state.work.isOpen ? findConflicts(state.work, state.view)[0] : undefined
  return toStep(conflict === state.conflict ? state : { ...state, conflict })
}
