import { toStep } from '@mozhan/atoms'
import { keepIn, keepNow } from './keep.ts'
import { isSameContent, type Place } from './record.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import type { Edit } from './types.ts'

/** ms from the first change to the main store of this machine. */
const KEEP_AFTER = 300
/** Characters up to which a text is put down with every single change. */
const SMALL = 64_000

/** Takes what was typed. */
export function edit<Content>(
  state: State<Content>,
  change: Edit<Content>,
  place: Place | undefined,
  now: number,
): Step<Content> {
  const { work } = state
  const content = isUpdate(change) ? change(work.content) : change
  const placed = withWork(state, { place: place ?? work.place })
  // An editor that was given another text reports it, too; it was not typed.
  if (isSameContent(content, work.content)) return toStep(placed)
  const typed = withWork(placed, { content, at: now, n: work.n + 1 })
  const mirrored = work.size <= SMALL ? keepNow(typed) : toStep(typed)
  return andThen(
    andThen(mirrored, (next) => keepIn(next, KEEP_AFTER)),
    (next) => toStep(next, { type: 'announce' }),
  )
}

function isUpdate<Content>(change: Edit<Content>): change is (now: Content) => Content {
  return typeof change === 'function'
}
