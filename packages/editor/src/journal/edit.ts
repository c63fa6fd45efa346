import { toStep } from '@mozhan/atoms'
import { isSameContent, type Place } from './record.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { mirrorText, storeTextWithin } from './store-text.ts'
import type { Edit } from './types.ts'

/** ms from the first change to the write to the main store. */
const STORE_AFTER_MS = 300
/** Maximum length (characters) of a text that is written to the mirror with every change. */
const MAX_MIRRORED_LENGTH = 64_000

/** Applies an edit. */
export function edit<Content>(
  state: State<Content>,
  change: Edit<Content>,
  place: Place | undefined,
  now: number,
): Step<Content> {
  const { work } = state
  const content = isUpdate(change) ? change(work.content) : change
  const placed = withWork(state, { place: place ?? work.place })
  // An editor also reports a text that it was given; that is not an edit.
  if (isSameContent(content, work.content)) return toStep(placed)
  const typed = withWork(placed, { content, at: now, n: work.n + 1 })
  const mirrored = work.size <= MAX_MIRRORED_LENGTH ? mirrorText(typed) : toStep(typed)
  return andThen(
    andThen(mirrored, (next) => storeTextWithin(next, STORE_AFTER_MS)),
    (next) => toStep(next, { type: 'updateSnapshot' }),
  )
}

function isUpdate<Content>(change: Edit<Content>): change is (now: Content) => Content {
  return typeof change === 'function'
}
