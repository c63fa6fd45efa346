import { toStep } from '@mozhan/atoms'
import { edit } from './edit.ts'
import { write } from './keep.ts'
import { type EarlierVersion, isSameContent } from './record.ts'
import { clearHead } from './record-changes.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { takeHead } from './take-head.ts'

export interface ClearOptions<Content> {
  readonly earlier?: EarlierVersion<Content> | undefined
  /** The text was published; `content`: what the other tabs go on from. */
  readonly published?: { readonly content: Content | undefined } | undefined
  readonly now: number
}

/** Takes the text away, and has its draft removed where there is one. */
export function clear<Content>(
  state: State<Content>,
  { earlier, published, now: at }: ClearOptions<Content>,
): Step<Content> {
  const { writer, head: parent, base } = state.work
  const { sent } = state.view.dealings
  const leaving = state.hasServer && (base > 0 || sent.length > 0) ? base : undefined
  const taken = takeHead(state.work, undefined)
  const n = taken.n + 1
  const cleared = withWork(state, {
    ...taken,
    n,
    restored: undefined,
    superseded: undefined,
    standing: undefined,
  })
  const by = { writer, n }
  return andThen(toStep(cleared, { type: 'announce' }), (next) =>
    write(next, published ? 'publish' : 'clear', (record) =>
      clearHead(record, { by, parent, earlier, published, leaving, at }),
    ),
  )
}

export interface PublishOptions<Content> {
  /** What was typed since, which goes on as a text of its own. */
  readonly rest: Content | undefined
  /** The text as it stands now, where it can be changed further. */
  readonly stands: Content | undefined
  readonly now: number
}

/** The text stands where it belongs. */
export function publish<Content>(
  state: State<Content>,
  { rest, stands, now }: PublishOptions<Content>,
): Step<Content> {
  const { content, version } = state.work
  const next = stands === undefined ? state : withWork(state, { initial: stands })
  const cleared = clear(next, { published: { content: stands }, now })
  if (rest === undefined) return cleared
  return andThen(cleared, (empty) => {
    // Where all goes on, no editor has to take anything over; the writer may be composing in it.
    const kept = isSameContent(rest, content) ? withWork(empty, { version }) : empty
    return edit(kept, rest, undefined, now)
  })
}
