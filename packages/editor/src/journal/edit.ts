import { toStep } from '@mozhan/atoms'
import { isSameContent, type Position } from './record.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { mirrorText, storeTextWithin } from './store-text.ts'
import type { Edit } from './types.ts'

/** ms from the first change after a write to the next write to the main store (IndexedDB). */
const STORE_AFTER_MS = 300
/** Maximum length (characters of JSON) of a text that is written to the mirror (local storage) with every change. */
const MAX_MIRRORED_LENGTH = 64_000

/**
 * Takes over what was typed: writes it to the mirror at once, unless it is long, and to the main store a little later.
 * @param change the new content, or a function that computes it
 * @param position caret and scroll position after the edit
 */
export function edit<Content>(
  state: State<Content>,
  change: Edit<Content>,
  position: Position | undefined,
  now: number,
): Step<Content> {
  const { work } = state
  const content = isUpdater(change) ? change(work.content) : change
  const moved = withWork(state, { position: position ?? work.position })
  // The editor also fires a change event when its text is set from outside. Only the position is new then.
  if (isSameContent(content, work.content)) return toStep(moved)
  const edited = withWork(moved, { content, at: now, n: work.n + 1 })
  // The length at the last write is near enough: to measure is to convert the whole text to JSON at each keystroke.
  const mirrored = work.jsonLength <= MAX_MIRRORED_LENGTH ? mirrorText(edited) : toStep(edited)
  return andThen(
    andThen(mirrored, (next) => storeTextWithin(next, STORE_AFTER_MS)),
    (next) => toStep(next, { type: 'updateSnapshot' }),
  )
}

function isUpdater<Content>(change: Edit<Content>): change is (now: Content) => Content {
  return typeof change === 'function'
}
