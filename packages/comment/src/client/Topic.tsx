'use client'

import type { AvatarSize } from '@mozhan/ui'
import { LoadPart, useFocusOfNew } from '@mozhan/ui/client'
import { useRef, useState } from 'react'
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
  const list = useRef<HTMLOListElement>(null)
  const { replies, replyCount, previous, next } = topic
  const isUnfolded = isOpen || replies.length <= FOLD + 1 || thread.target?.topId === topic.id
  const shown = isUnfolded ? replies : replies.slice(0, FOLD)
  const hidden = replyCount - shown.length
  const hasMore = !isUnfolded || next !== undefined
  useFocusOfNew(list, shown.length, hasMore)

  const itemOf = (row: CommentRow, avatar: AvatarSize) => (
    <CommentItem
      row={row}
      avatar={avatar}
      isOwner={ownerId !== '' && row.author.id === ownerId}
      whole={<LoadPart label={copy.whole} onLoad={() => thread.unfold(row.id)} />}
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
      {row === topic && replyCount > 0 ? (
        <div className={classes.below}>
          {previous === undefined ? null : (
            <LoadPart
              label={copy.earlierReplies}
              onLoad={() => thread.loadReplies(topic, 'previous')}
            />
          )}
          <ol ref={list} className={classes.replies}>
            {shown.map((reply) => (
              <li key={reply.id}>{itemOf(reply, 28)}</li>
            ))}
          </ol>
          {hasMore ? (
            <LoadPart
              label={copy.moreReplies(hidden)}
              onLoad={async () => {
                setOpen(true)
                if (isUnfolded) await thread.loadReplies(topic, 'next')
              }}
            />
          ) : null}
        </div>
      ) : null}
    </CommentItem>
  )
  return itemOf(topic, 36)
}
