import {
  type Head,
  isHead,
  isSameContent,
  type Origin,
  PUBLISHED,
  PUBLISHED_ELSEWHERE,
  type Publication,
} from './record.ts'
import { type State, withWork } from './state.ts'
import { pickHead, takeHead } from './take-head.ts'
import { isSettled, type Work } from './work.ts'

/** Follows what other tabs have done, as far as nothing typed here stands against it. */
export function reconcile<Content>(state: State<Content>): State<Content> {
  const { view } = state
  const { published } = view
  const isNews = state.work.isOpen && published.m > state.work.publishedM
  const work = isNews ? goOnFrom(state.work, published) : state.work
  const own = view.heads.find((head) => head.writer === work.writer || isHead(head, work.head))
  const stands = isNews && isSameContent(published.content, work.content)
  if (!stands && (own || !isSettled(work))) {
    const followed = own ? followServer(work, own) : work
    return withWork(state, isNews ? setBeside(followed, published, 'here') : followed)
  }
  const next = pickHead(view)
  const isReplaced = isNews && published.content !== undefined
  if (next === undefined && work.head === undefined && !isReplaced) return withWork(state, work)
  const taken = takeHead(work, next)
  const shown = next === undefined ? { ...taken, restored: undefined } : taken
  if (!isNews) return withWork(state, shown)
  const superseded = { at: published.at, origin: 'here' } as const
  return withWork(state, setBeside({ ...shown, superseded }, published, 'here'))
}

/** What was published is what the text is before anything is typed. */
function goOnFrom<Content>(
  work: Work<Content>,
  { m, content = work.initial }: Publication<Content>,
): Work<Content> {
  return { ...work, publishedM: m, initial: content }
}

/** Words of one's own do not go on from what was published: the writer chooses. */
export function setBeside<Content>(
  work: Work<Content>,
  { m, content, at }: Publication<Content>,
  origin: Origin,
): Work<Content> {
  if (content === undefined || isSameContent(content, work.content)) return work
  const writer = origin === 'here' ? PUBLISHED : PUBLISHED_ELSEWHERE
  const standing = { writer, n: m, content, at, base: 0, synced: false }
  return { ...work, standing, superseded: { at, origin } }
}

/** Another tab has sent the same text. */
function followServer<Content>(work: Work<Content>, own: Head<Content>): Work<Content> {
  if (own.base <= work.base) return work
  const isSynced = own.synced && isSettled(work)
  return { ...work, base: own.base, syncedN: isSynced ? work.n : work.syncedN }
}
