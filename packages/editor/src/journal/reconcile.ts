import { applyHead, pickHead } from './apply-head.ts'
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
import { isSettled, type Work } from './work.ts'

/** Applies changes of other tabs, unless they conflict with unsaved input of this tab. */
export function reconcile<Content>(state: State<Content>): State<Content> {
  const { view } = state
  const { published } = view
  const isNew = state.work.isOpen && published.m > state.work.publishedM
  const work = isNew ? rebaseOn(state.work, published) : state.work
  const own = view.heads.find((head) => head.writer === work.writer || isHead(head, work.head))
  const isSamePublication = isNew && isSameContent(published.content, work.content)
  if (!isSamePublication && (own || !isSettled(work))) {
    const followed = own ? applyServerRevision(work, own) : work
    return withWork(state, isNew ? addPublicationConflict(followed, published, 'here') : followed)
  }
  const next = pickHead(view)
  const isReplaced = isNew && published.content !== undefined
  if (next === undefined && work.head === undefined && !isReplaced) return withWork(state, work)
  const applied = applyHead(work, next)
  const shown = next === undefined ? { ...applied, restored: undefined } : applied
  if (!isNew) return withWork(state, shown)
  const superseded = { at: published.at, origin: 'here' } as const
  return withWork(state, addPublicationConflict({ ...shown, superseded }, published, 'here'))
}

/** The published text becomes the initial content. */
function rebaseOn<Content>(
  work: Work<Content>,
  { m, content = work.initial }: Publication<Content>,
): Work<Content> {
  return { ...work, publishedM: m, initial: content }
}

/** Own changes are not based on the published text, so the user has to choose. */
export function addPublicationConflict<Content>(
  work: Work<Content>,
  { m, content, at }: Publication<Content>,
  origin: Origin,
): Work<Content> {
  if (content === undefined || isSameContent(content, work.content)) return work
  const writer = origin === 'here' ? PUBLISHED : PUBLISHED_ELSEWHERE
  const publishedConflict = { writer, n: m, content, at, base: 0, synced: false }
  return { ...work, publishedConflict, superseded: { at, origin } }
}

/** Takes over the revision when another tab has sent the same text. */
function applyServerRevision<Content>(work: Work<Content>, own: Head<Content>): Work<Content> {
  if (own.base <= work.base) return work
  const isSynced = own.synced && isSettled(work)
  return { ...work, base: own.base, syncedN: isSynced ? work.n : work.syncedN }
}
