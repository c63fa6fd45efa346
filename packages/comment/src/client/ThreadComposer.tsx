'use client'

import { useSuggestUsers } from '@mozhan/content/mention'
import { useTextJournal, VISITOR } from '@mozhan/editor/journal'
import { registerBeforeLeave, useSession } from '@mozhan/session/client'
import { useMemo } from 'react'
import type { Subject } from '../model/comment-thread.ts'
import { participantsOf } from '../model/participants.ts'
import { CommentComposer } from './CommentComposer.tsx'
import type { Thread } from './use-thread.ts'

export interface ThreadComposerProps {
  subject: Subject
  /** User id of the author of the page. */
  ownerId: string
  /** `-1` for a top-level comment. */
  parentId: string
  replyTo?: string
  thread: Thread
  /** Called after the text was sent. */
  onSent?: () => void
  /** Called after the text was sent, unless more was typed meanwhile, and on cancel. */
  onDone?: () => void
}

/** A composer whose unsent text is stored in the journal. */
export default function ThreadComposer({
  subject,
  ownerId,
  parentId,
  replyTo,
  thread,
  onSent,
  onDone,
}: ThreadComposerProps) {
  const { status, session } = useSession()
  const journal = useTextJournal({
    owner: status === 'pending' ? undefined : (session?.userInfo.uid ?? VISITOR),
    kind: 'comment',
    target: `${subject.kind}-${subject.id}-${parentId}`,
    registerBeforeLeave,
  })
  const suggest = useSuggestUsers()
  const participants = useMemo(
    () => participantsOf(thread.topComments, ownerId),
    [thread.topComments, ownerId],
  )
  const send = async (content: string) => {
    await thread.send(content, parentId)
    onSent?.()
    await journal.published(journal.content, onDone)
  }
  return (
    <CommentComposer
      text={journal.content}
      onText={(text) => journal.edit(text)}
      onSend={send}
      suggest={suggest}
      participants={participants}
      replyTo={replyTo}
      onCancel={onDone}
    />
  )
}
