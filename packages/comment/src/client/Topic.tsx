'use client'

import type { AvatarSize } from '@mozhan/ui'
import { useState } from 'react'
import { copy } from '../copy.ts'
import type { CommentRow, CommentTopic, Subject } from '../model/comment-thread.ts'
import { CommentItem } from '../view/CommentItem.tsx'
import { CommentActions } from './CommentActions.tsx'
import { LazyComposer } from './LazyComposer.tsx'
import classes from './Topic.module.css'
import type { Thread } from './use-thread.ts'

export interface TopicProps {
  subject: Subject
  topic: CommentTopic
  ownerId: string
  thread: Thread
  /** The comment whose answer is being written. */
  replying: string | undefined
  /** Opens the box for an answer to a comment, or closes that one. */
  onReply: (id: string, isOpen: boolean) => void
}

/** Replies beyond these are folded at first. */
const FOLD = 3

/** A comment with its replies, indented once and then flat. */
export function Topic({ subject, topic, ownerId, thread, replying, onReply }: TopicProps) {
  const [isOpen, setOpen] = useState(false)
  const { replies } = topic
  const isWhole = isOpen || replies.length <= FOLD + 1 || thread.target === topic.id
  const shown = isWhole ? replies : replies.slice(0, FOLD)

  const itemOf = (row: CommentRow, avatar: AvatarSize) => (
    <CommentItem
      row={row}
      avatar={avatar}
      isOwner={ownerId !== '' && row.author.id === ownerId}
      actions={
        <CommentActions
          row={row}
          isReplying={replying === row.id}
          onReply={() => onReply(row.id, replying !== row.id)}
          onRemove={() => thread.remove(row.id)}
        />
      }
    >
      {replying === row.id ? (
        <div className={classes.composer}>
          <LazyComposer
            subject={subject}
            parentId={row.id}
            replyTo={row.author.name || copy.anonymous}
            thread={thread}
            onSent={() => setOpen(true)}
            onDone={() => onReply(row.id, false)}
          />
        </div>
      ) : null}
      {row === topic && replies.length > 0 ? (
        <ol className={classes.replies}>
          {shown.map((reply) => (
            <li key={reply.id}>{itemOf(reply, 28)}</li>
          ))}
          {isWhole ? null : (
            <li>
              <button type="button" className={classes.more} onClick={() => setOpen(true)}>
                {copy.moreReplies(replies.length - FOLD)}
              </button>
            </li>
          )}
        </ol>
      ) : null}
    </CommentItem>
  )
  return itemOf(topic, 36)
}
