import { type Head, isSameContent, type JournalRecord, REMOTE } from './record.ts'
import type { Work } from './work.ts'

/** Replaces the present text by a head from outside; without one, by the initial text. */
export function applyHead<Content>(
  work: Work<Content>,
  head: Head<Content> | undefined,
): Work<Content> {
  const content = head ? head.content : work.initial
  const isOther = !isSameContent(content, work.content)
  const id = head && { writer: head.writer, n: head.n }
  return {
    ...work,
    version: isOther ? work.version + 1 : work.version,
    place: isOther ? head?.place : work.place,
    epoch: work.epoch + 1,
    content,
    at: head?.at ?? 0,
    head: id,
    base: head?.base ?? 0,
    lineage: [{ writer: work.writer, n: Number.POSITIVE_INFINITY }, id, work.head].filter(
      (known) => known !== undefined,
    ),
    storedN: work.n,
    syncedN: head?.synced ? work.n : -1,
  }
}

/** The newest text of this device; one of the server only if there is no other. */
export function pickHead<Content>(record: JournalRecord<Content>): Head<Content> | undefined {
  return record.heads.find(({ writer }) => writer !== REMOTE) ?? record.heads[0]
}
