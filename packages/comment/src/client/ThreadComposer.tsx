'use client'

import { useState } from 'react'
import type { Subject } from '../model/comment-thread.ts'
import { CommentComposer } from './CommentComposer.tsx'
import type { Thread } from './use-thread.ts'

export interface ThreadComposerProps {
  subject: Subject
  /** `-1` for a comment of its own. */
  parentId: string
  replyTo?: string
  thread: Thread
  /** Called when the text was sent, or given up. */
  onDone?: () => void
}

/** A composer whose text is kept until it was sent. */
export function ThreadComposer({ parentId, replyTo, thread, onDone }: ThreadComposerProps) {
  const [text, setText] = useState('')
  const send = async (content: string) => {
    await thread.send(content, parentId)
    setText('')
    onDone?.()
  }
  return (
    <CommentComposer
      text={text}
      onText={setText}
      onSend={send}
      suggest={thread.suggest}
      replyTo={replyTo}
      onCancel={onDone}
    />
  )
}
