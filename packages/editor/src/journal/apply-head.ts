import { type Head, isSameContent, type JournalRecord, REMOTE } from './record.ts'
import { allOf, NEVER, type Work } from './work.ts'

/**
 * Replaces the text in the editor by a head that this tab did not write: of another tab, a stored record or the server.
 * Without a head, by the initial text.
 */
export function applyHead<Content>(
  work: Work<Content>,
  head: Head<Content> | undefined,
): Work<Content> {
  const content = head ? head.content : work.initial
  const isContentReplaced = !isSameContent(content, work.content)
  const id = head && { writer: head.writer, n: head.n }
  return {
    ...work,
    replacementCount: isContentReplaced ? work.replacementCount + 1 : work.replacementCount,
    position: isContentReplaced ? head?.place : work.position,
    epoch: work.epoch + 1,
    content,
    at: head?.at ?? 0,
    head: id,
    base: head?.base ?? 0,
    ancestors: [allOf(work.writer), id, work.head].filter((each) => each !== undefined),
    storedN: work.n,
    syncedN: head?.synced ? work.n : NEVER,
  }
}

/** The newest text of this device, or the server's text if this device has none. `heads` are sorted, the newest first. */
export function pickHead<Content>(record: JournalRecord<Content>): Head<Content> | undefined {
  return record.heads.find(({ writer }) => writer !== REMOTE) ?? record.heads[0]
}
