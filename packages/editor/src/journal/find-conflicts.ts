import { type Head, isHead, isSameContent, type JournalRecord } from './record.ts'
import type { Work } from './work.ts'

/** Heads that the text of this tab is not based on and was not chosen over. */
export function findConflicts<Content>(
  work: Work<Content>,
  record: JournalRecord<Content>,
): readonly Head<Content>[] {
  const others = work.publishedConflict ? [work.publishedConflict, ...record.heads] : record.heads
  return others.filter(
    (head) =>
      head.writer !== work.writer &&
      !work.ancestors.some((id) => isHead(head, id)) &&
      !isSameContent(head.content, work.content),
  )
}
