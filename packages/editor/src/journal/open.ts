import { toStep } from '@mozhan/atoms'
import { applyHead, pickHead } from './apply-head.ts'
import type { JournalRecord } from './record.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { storeText } from './store-text.ts'
import { isBlank } from './work.ts'

/** Starts storing the text, or continues after `close`. */
export function open<Content>(state: State<Content>): Step<Content> {
  const next = { ...state, isClosed: false, pending: state.pending + 1 }
  if (state.isOpening) return toStep(next, { type: 'readLocal', next: 'store' })
  return toStep({ ...next, isOpening: true }, { type: 'findRecords' })
}

/**
 * The stored records of the text were collected.
 * @param isAdopted they include a text that was written while signed out, and that this user takes over
 */
export function handleFound<Content>(
  state: State<Content>,
  view: JournalRecord<Content>,
  isAdopted: boolean,
): Step<Content> {
  const { work } = state
  const found = pickHead(view)
  // `n` counts the changes of this tab: what was typed before the records arrived is not replaced.
  const isTaken = found !== undefined && work.n === 0
  const applied = isTaken ? applyHead(work, found) : work
  const isRestored = isTaken && !isBlank(applied)
  const opened = withWork(
    { ...state, view, pending: state.pending - 1 },
    {
      ...applied,
      restored: isRestored ? { at: found.at, origin: 'here' } : applied.restored,
      publishedM: view.published.m,
      isOpen: true,
    },
  )
  return andThen(
    toStep(
      opened,
      { type: 'updateSnapshot' },
      ...(isAdopted ? [{ type: 'notifyTabs' } as const] : []),
    ),
    storeText,
  )
}
