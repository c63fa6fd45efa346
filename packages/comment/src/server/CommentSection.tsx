import 'server-only'
import { CommentThread } from '@mozhan/comment/client'
import { loadSide } from '@mozhan/session/server'
import { Empty } from '@mozhan/ui'
import { copy } from '../copy.ts'
import type { Subject } from '../model/comment-thread.ts'
import { loadThread } from './load-thread.ts'

export interface CommentSectionProps {
  subject: Subject
  /** User id of the author of the page, whose comments are marked with 作者. */
  ownerId: string
}

/** The comments of a page. The first part is readable without scripts. */
export async function CommentSection({ subject, ownerId }: CommentSectionProps) {
  const first = await loadSide('comments', () => loadThread(subject.kind, subject.id), undefined)
  if (!first) {
    return <Empty title={copy.missing.title} description={copy.missing.description} compact />
  }
  return <CommentThread subject={subject} ownerId={ownerId} first={first} />
}
