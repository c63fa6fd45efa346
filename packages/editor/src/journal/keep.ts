import { toStep } from '@mozhan/atoms'
import type { Write } from './effect.ts'
import type { Change, Outcome } from './local-part.ts'
import { reconcile } from './reconcile.ts'
import { REMOTE } from './record.ts'
import { putHead } from './record-changes.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { isBlank, isSettled, toHead } from './work.ts'

/** ms until the stores of this machine are tried again when neither took a text. */
const KEEP_AGAIN_AFTER = 1000

/** Puts what was typed down in the main store. */
export function keep<Content>(state: State<Content>): Step<Content> {
  const { work } = state
  if (isSettled(work) && !(work.hasMoved && work.head?.writer === work.writer)) return toStep(state)
  const head = toHead(work)
  const blank = isBlank(work)
  const size = JSON.stringify(work.content).length
  return write(withWork(state, { hasMoved: false, size }), 'keep', (record) =>
    putHead(record, head, work.head, blank),
  )
}

/** Puts what was typed down in the mirror, at once. */
export function keepNow<Content>(state: State<Content>): Step<Content> {
  const { work } = state
  if (isSettled(work) && !work.hasMoved) return toStep(state)
  return toStep(state, {
    type: 'mirror',
    head: toHead(work),
    parent: work.head,
    isBlank: isBlank(work),
  })
}

/** Keeps what was typed in `ms` at the latest. */
export function keepIn<Content>(state: State<Content>, ms: number): Step<Content> {
  if (state.isKeepDue || state.isClosed) return toStep(state)
  return toStep({ ...state, isKeepDue: true }, { type: 'startTimer', name: 'keep', ms })
}

/** Begins a change of the local record. */
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

/** A change of the local record has ended. */
export function handleWritten<Content>(
  state: State<Content>,
  { purpose, n, epoch, isBlank: wasBlank }: Write<Content>,
  outcome: Outcome,
): Step<Content> {
  const told = outcome === 'nowhere' ? toStep(state) : toStep(state, { type: 'tellTabs' })
  const { work, view } = state
  const own = { writer: work.writer, n }
  switch (purpose) {
    case 'keep': {
      const head = wasBlank ? undefined : own
      return andThen(told, (now) =>
        andThen(noteKept(work.epoch === epoch ? withWork(now, { head }) : now, n, outcome), show),
      )
    }
    case 'choose':
      return andThen(told, (now) =>
        andThen(
          noteKept(work.epoch === epoch ? withWork(now, { head: own }) : now, n, outcome),
          (kept) => toStep(kept, { type: 'announce' }),
        ),
      )
    case 'clear':
      return andThen(told, (now) => andThen(noteKept(now, n, outcome), show))
    case 'publish':
      return andThen(told, (now) =>
        andThen(noteKept(withWork(now, { publishedM: view.published.m }), n, outcome), show),
      )
    case 'follow': {
      const storedN = outcome === 'nowhere' ? work.storedN : Math.max(work.storedN, n)
      const head = work.head?.writer === REMOTE ? own : work.head
      return andThen(told, (now) => toStep(withWork(now, { storedN, head })))
    }
    case 'exchange':
      return told
  }
}

/** Notes how far the stores have come. */
function noteKept<Content>(state: State<Content>, n: number, outcome: Outcome): Step<Content> {
  if (outcome === 'nowhere') return keepIn(withWork(state, { failedN: n }), KEEP_AGAIN_AFTER)
  const kept = withWork(state, { storedN: Math.max(state.work.storedN, n) })
  // What was typed since is in the mirror only.
  const isInMain = outcome === 'main' && state.work.mirroredN <= n
  return isInMain ? toStep(kept, { type: 'dropMirror' }) : toStep(kept)
}

function show<Content>(state: State<Content>): Step<Content> {
  return toStep(reconcile(state), { type: 'announce' })
}
