import { toStep } from '@mozhan/atoms'
import type { Write } from './effect.ts'
import type { Change, Outcome } from './local-store.ts'
import { reconcile } from './reconcile.ts'
import { REMOTE } from './record.ts'
import { putHead } from './record-changes.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { isBlank, isSettled, toHead } from './work.ts'

/** ms until the local stores are retried when neither accepted a text. */
const RETRY_AFTER_MS = 1000

/** Writes the text to the main store. */
export function storeText<Content>(state: State<Content>): Step<Content> {
  const { work } = state
  if (isSettled(work) && !(work.hasMoved && work.head?.writer === work.writer)) return toStep(state)
  const head = toHead(work)
  const blank = isBlank(work)
  const jsonLength = JSON.stringify(work.content).length
  return write(withWork(state, { hasMoved: false, jsonLength }), 'store', (record) =>
    putHead(record, head, work.head, blank),
  )
}

/** Writes the text to the mirror, synchronously. */
export function mirrorText<Content>(state: State<Content>): Step<Content> {
  const { work } = state
  if (isSettled(work) && !work.hasMoved) return toStep(state)
  return toStep(state, {
    type: 'mirror',
    head: toHead(work),
    parent: work.head,
    isBlank: isBlank(work),
  })
}

/** Writes the text after `ms` at the latest. */
export function storeTextWithin<Content>(state: State<Content>, ms: number): Step<Content> {
  if (state.isStoreDue || state.isClosed) return toStep(state)
  return toStep({ ...state, isStoreDue: true }, { type: 'startTimer', name: 'store', ms })
}

/** Starts a change of the local record. */
export function write<Content>(
  state: State<Content>,
  purpose: Write<Content>['purpose'],
  change: Change<Content>,
): Step<Content> {
  const { work } = state
  const id = state.writes + 1
  const { n, epoch } = work
  return toStep(
    { ...state, writes: id, pending: state.pending + 1 },
    { type: 'write', write: { id, purpose, n, epoch, isBlank: isBlank(work), change } },
  )
}

/** Handles the completion of a change of the local record. */
export function handleWritten<Content>(
  state: State<Content>,
  { purpose, n, epoch, isBlank: wasBlank }: Write<Content>,
  outcome: Outcome,
): Step<Content> {
  const notified = outcome === 'none' ? toStep(state) : toStep(state, { type: 'notifyTabs' })
  const { work, view } = state
  const own = { writer: work.writer, n }
  switch (purpose) {
    case 'store': {
      const head = wasBlank ? undefined : own
      return andThen(notified, (now) =>
        andThen(
          recordStored(work.epoch === epoch ? withWork(now, { head }) : now, n, outcome),
          reconcileAndUpdate,
        ),
      )
    }
    case 'choose':
      return andThen(notified, (now) =>
        andThen(
          recordStored(work.epoch === epoch ? withWork(now, { head: own }) : now, n, outcome),
          (stored) => toStep(stored, { type: 'updateSnapshot' }),
        ),
      )
    case 'clear':
      return andThen(notified, (now) => andThen(recordStored(now, n, outcome), reconcileAndUpdate))
    case 'publish':
      return andThen(notified, (now) =>
        andThen(
          recordStored(withWork(now, { publishedM: view.published.m }), n, outcome),
          reconcileAndUpdate,
        ),
      )
    case 'adoptServerState': {
      const storedN = outcome === 'none' ? work.storedN : Math.max(work.storedN, n)
      const head = work.head?.writer === REMOTE ? own : work.head
      return andThen(notified, (now) => toStep(withWork(now, { storedN, head })))
    }
    case 'recordExchange':
      return notified
  }
}

/** Records which change the stores have. */
function recordStored<Content>(state: State<Content>, n: number, outcome: Outcome): Step<Content> {
  if (outcome === 'none') return storeTextWithin(withWork(state, { failedN: n }), RETRY_AFTER_MS)
  const stored = withWork(state, { storedN: Math.max(state.work.storedN, n) })
  // Later changes are in the mirror only, so it must not be cleared.
  const isInMain = outcome === 'main' && state.work.mirroredN <= n
  return isInMain ? toStep(stored, { type: 'clearMirror' }) : toStep(stored)
}

function reconcileAndUpdate<Content>(state: State<Content>): Step<Content> {
  return toStep(reconcile(state), { type: 'updateSnapshot' })
}
