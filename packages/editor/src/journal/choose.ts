import { toStep } from '@mozhan/atoms'
import { clear } from './clear.ts'
import { type EarlierVersion, type Head, isPublished } from './record.ts'
import { chooseHead } from './record-changes.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { write } from './store-text.ts'
import { isBlank, NEVER, toCurrentHead, toHead } from './work.ts'

/** Resolves a conflict. If there are more versions, the next one is shown afterwards. */
export function resolve<Content>(
  state: State<Content>,
  choice: 'mine' | 'theirs',
  now: number,
): Step<Content> {
  const { work, conflict } = state
  if (conflict === undefined) return toStep(state)
  const seen = [toCurrentHead(work), conflict]
  if (choice === 'mine') return choose(state, work.content, seen, false, now)
  if (isPublished(conflict)) return discard(state, now)
  const isSynced = conflict.synced && conflict.base >= work.base
  return choose(state, conflict.content, seen, isSynced, now)
}

/** Restores an earlier version. */
export function restore<Content>(
  state: State<Content>,
  version: EarlierVersion<Content>,
  now: number,
): Step<Content> {
  const { work } = state
  return choose(state, version.content, isBlank(work) ? [] : [toCurrentHead(work)], false, now)
}

/** Discards the text; it becomes an earlier version. */
export function discard<Content>(state: State<Content>, now: number): Step<Content> {
  const { work } = state
  const earlier = { content: work.content, at: work.at, origin: 'here' } as const
  return clear(state, { earlier: isBlank(work) ? undefined : earlier, now })
}

/** Replaces the text and everything in `seen` by `content`. */
function choose<Content>(
  state: State<Content>,
  content: Content,
  seen: readonly Head<Content>[],
  isSynced: boolean,
  now: number,
): Step<Content> {
  const { work } = state
  const n = work.n + 1
  const chosen = withWork(state, {
    n,
    epoch: work.epoch + 1,
    replacementCount: work.replacementCount + 1,
    content,
    at: now,
    position: undefined,
    restored: undefined,
    superseded: undefined,
    base: Math.max(work.base, ...seen.map(({ base }) => base)),
    syncedN: isSynced ? n : NEVER,
    ancestors: [...work.ancestors, ...seen.map((other) => ({ writer: other.writer, n: other.n }))],
  })
  const head = toHead(chosen.work)
  return andThen(toStep(chosen, { type: 'updateSnapshot' }), (next) =>
    write(next, 'choose', (record) => chooseHead(record, head, seen, work.initial)),
  )
}
