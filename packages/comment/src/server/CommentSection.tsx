import 'server-only'
import { CommentThread } from '@mozhan/comment/client'
import { loadSide } from '@mozhan/session/server'
import { Empty } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { countComments, type Subject } from '../model/comment-thread.ts'
import { loadTopics } from './load-topics.ts'

export interface CommentSectionProps {
  subject: Subject
  /** Who wrote what is commented on; marked as 作者. */
  ownerId: string
}

/** Topics that come with the page. */
const FIRST = 20

/** The thread below a page, its first part readable without scripts. */
export async function CommentSection({ subject, ownerId }: CommentSectionProps) {
  const topics = await loadSide('comments', () => loadTopics(subject.kind, subject.id), undefined)
  if (!topics) {
    return <Empty title={copy.missing.title} description={copy.missing.description} compact />
  }
  return (
    <CommentThread
      subject={subject}
      ownerId={ownerId}
      first={topics.slice(0, FIRST)}
      topics={topics.length}
      total={countComments(topics)}
    />
  )
}
