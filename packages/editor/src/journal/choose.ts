import { toStep } from '@mozhan/atoms'
import { clear } from './clear.ts'
import { write } from './keep.ts'
import { type EarlierVersion, type Head, isPublished } from './record.ts'
import { chooseHead } from './record-changes.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { isBlank, toCurrentHead, toHead } from './work.ts'

/** Chooses between the text and the version that is shown beside it; where there are more, they are shown next. */
export function resolve<Content>(
  state: State<Content>,
  choice: 'mine' | 'theirs',
  now: number,
): Step<Content> {
  const { work, rival } = state
  if (rival === undefined) return toStep(state)
  const seen = [toCurrentHead(work), rival]
  if (choice === 'mine') return choose(state, work.content, seen, false, now)
  if (isPublished(rival)) return discard(state, now)
  const isSynced = rival.synced && rival.base >= work.base
  return choose(state, rival.content, seen, isSynced, now)
}

/** Takes an earlier version back. */
export function restore<Content>(
  state: State<Content>,
  version: EarlierVersion<Content>,
  now: number,
): Step<Content> {
  const { work } = state
  return choose(state, version.content, isBlank(work) ? [] : [toCurrentHead(work)], false, now)
}

/** Gives up the text; it stays among the earlier versions. */
export function discard<Content>(state: State<Content>, now: number): Step<Content> {
  const { work } = state
  const earlier = { content: work.content, at: work.at, origin: 'here' } as const
  return clear(state, { earlier: isBlank(work) ? undefined : earlier, now })
}

/** Lets `content` stand for the text and everything in `seen`. */
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
    version: work.version + 1,
    content,
    at: now,
    place: undefined,
    restored: undefined,
    superseded: undefined,
    base: Math.max(work.base, ...seen.map(({ base }) => base)),
    syncedN: isSynced ? n : -1,
    lineage: [...work.lineage, ...seen.map((other) => ({ writer: other.writer, n: other.n }))],
  })
  const head = toHead(chosen.work)
  return andThen(toStep(chosen, { type: 'announce' }), (next) =>
    write(next, 'choose', (record) => chooseHead(record, head, seen, work.initial)),
  )
}
