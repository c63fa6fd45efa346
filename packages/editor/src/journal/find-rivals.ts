import { type Head, isHead, isSameContent, type JournalRecord } from './record.ts'
import type { Work } from './work.ts'

/** Versions beside the text of this tab, which neither went on from them nor was chosen over them. */
export function findRivals<Content>(
  work: Work<Content>,
  record: JournalRecord<Content>,
): readonly Head<Content>[] {
  const others = work.standing ? [work.standing, ...record.heads] : record.heads
  return others.filter(
    (head) =>
      head.writer !== work.writer &&
      !work.lineage.some((id) => isHead(head, id)) &&
      !isSameContent(head.content, work.content),
  )
}
