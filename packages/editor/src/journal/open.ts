import { toStep } from '@mozhan/atoms'
import { keep } from './keep.ts'
import type { JournalRecord } from './record.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { pickHead, takeHead } from './take-head.ts'
import { isBlank } from './work.ts'

/** Begins to keep, or goes on after `close`. */
export function open<Content>(state: State<Content>): Step<Content> {
  const next = { ...state, isClosed: false, pending: state.pending + 1 }
  if (state.isOpening) return toStep(next, { type: 'look', next: 'keep' })
  return toStep({ ...next, isOpening: true }, { type: 'find' })
}

/** What was kept of the text has been collected. */
export function handleFound<Content>(
  state: State<Content>,
  view: JournalRecord<Content>,
  isAdopted: boolean,
): Step<Content> {
  const { work } = state
  const found = pickHead(view)
  const isTaken = found !== undefined && work.n === 0
  const taken = isTaken ? takeHead(work, found) : work
  const isRestored = isTaken && !isBlank(taken)
  const opened = withWork(
    { ...state, view, pending: state.pending - 1 },
    {
      ...taken,
      restored: isRestored ? { at: found.at, origin: 'here' } : taken.restored,
      publishedM: view.published.m,
      isOpen: true,
    },
  )
  return andThen(
    toStep(opened, { type: 'announce' }, ...(isAdopted ? [{ type: 'tellTabs' } as const] : [])),
    keep,
  )
}
