import { toStep } from '@mozhan/atoms'
import { applyHead } from './apply-head.ts'
import { edit } from './edit.ts'
import { type EarlierVersion, isSameContent } from './record.ts'
import { clearHead } from './record-changes.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { write } from './store-text.ts'

export interface ClearOptions<Content> {
  readonly earlier?: EarlierVersion<Content> | undefined
  /** The text was published; `content`: what the other tabs continue from. */
  readonly published?: { readonly content: Content | undefined } | undefined
  readonly now: number
}

/** Removes the text, and requests the removal of its draft if there is one. */
export function clear<Content>(
  state: State<Content>,
  { earlier, published, now: at }: ClearOptions<Content>,
): Step<Content> {
  const { writer, head: parent, base } = state.work
  const { sent } = state.view.dealings
  const leaving = state.hasServer && (base > 0 || sent.length > 0) ? base : undefined
  const applied = applyHead(state.work, undefined)
  const n = applied.n + 1
  const cleared = withWork(state, {
    ...applied,
    n,
    restored: undefined,
    superseded: undefined,
    publishedConflict: undefined,
  })
  const by = { writer, n }
  return andThen(toStep(cleared, { type: 'updateSnapshot' }), (next) =>
    write(next, published ? 'publish' : 'clear', (record) =>
      clearHead(record, { by, parent, earlier, published, leaving, at }),
    ),
  )
}

export interface PublishOptions<Content> {
  /** What was typed since; becomes a new text. */
  readonly rest: Content | undefined
  /** The published text, if it can be edited further. */
  readonly current: Content | undefined
  readonly now: number
}

/** Handles the publication of the text. */
export function publish<Content>(
  state: State<Content>,
  { rest, current, now }: PublishOptions<Content>,
): Step<Content> {
  const { content, replacementCount } = state.work
  const next = current === undefined ? state : withWork(state, { initial: current })
  const cleared = clear(next, { published: { content: current }, now })
  if (rest === undefined) return cleared
  return andThen(cleared, (empty) => {
    // If the whole text remains, no editor has to reload it; the user may be composing in it.
    const unchanged = isSameContent(rest, content) ? withWork(empty, { replacementCount }) : empty
    return edit(unchanged, rest, undefined, now)
  })
}
