import { type Head, originOf } from './record.ts'
import type { State } from './state.ts'
import type { JournalSnapshot, JournalState } from './types.ts'
import { isBlank, type Work } from './work.ts'

/** Derives the snapshot. It reports as stored only what a store has confirmed. */
export function toSnapshot<Content>({
  work,
  view,
  conflict,
  server,
}: State<Content>): JournalSnapshot<Content> {
  const isStored = isBlank(work) || Math.max(work.storedN, work.mirroredN, work.syncedN) >= work.n
  const toVersion = (head: Head<Content>) => ({
    content: head.content,
    at: head.at,
    origin: originOf(head),
  })
  return {
    state: toState(work, conflict !== undefined),
    content: work.content,
    replacementCount: work.replacementCount,
    position: work.position,
    restored: work.restored,
    superseded: work.superseded,
    conflict: conflict && {
      mine: { content: work.content, at: work.at, origin: 'here' },
      theirs: toVersion(conflict),
    },
    earlier: view.earlier,
    isStored,
    isPaused: server.isPaused,
    problem: server.problem,
  }
}

function toState<Content>(work: Work<Content>, hasConflict: boolean): JournalState {
  const { n, storedN, mirroredN, syncedN, failedN, isOpen } = work
  if (isOpen && hasConflict) return 'conflict'
  if (isOpen && isBlank(work)) return 'idle'
  if (syncedN >= n) return 'saved'
  if (n === 0 && !isOpen) return 'loading'
  if (Math.max(storedN, mirroredN) >= n) return 'local'
  return failedN >= n ? 'unsaved' : 'dirty'
}
