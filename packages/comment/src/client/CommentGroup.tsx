'use client'

import type { AvatarSize } from '@mozhan/ui'
import { LoadPart, useFocusFirstNew } from '@mozhan/ui/client'
import { useRef, useState } from 'react'
import { copy } from '../copy.ts'
import type { CommentRow, Subject, TopComment } from '../model/comment-thread.ts'
import { CommentItem } from '../view/CommentItem.tsx'
import { CommentActions } from './CommentActions.tsx'
import classes from './CommentGroup.module.css'
import { LazyComposer } from './LazyComposer.tsx'
import type { Thread } from './use-thread.ts'

export interface CommentGroupProps {
  subject: Subject
  top: TopComment
  ownerId: string
  thread: Thread
  /** Id of the comment whose reply form is open. */
  replying: string | undefined
  /** Opens or closes the reply form of a comment. */
  onReply: (id: string, isOpen: boolean) => void
}

/** Replies shown before the first unfold. */
const FOLDED_COUNT = 3

/** A top-level comment with its replies. Replies are indented once. */
export function CommentGroup({
  subject,
  top,
  ownerId,
  thread,
  replying,
  onReply,
}: CommentGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const { replies, replyCount, previous, next } = top
  const isUnfolded = isOpen || replies.length <= FOLDED_COUNT + 1 || thread.target?.topId === top.id
  const shown = isUnfolded ? replies : replies.slice(0, FOLDED_COUNT)
  const hidden = replyCount - shown.length
  const hasMore = !isUnfolded || next !== undefined
  useFocusFirstNew(list, shown.length, hasMore)

  const itemOf = (row: CommentRow, avatar: AvatarSize) => (
    <CommentItem
      row={row}
      avatar={avatar}
      isTarget={thread.target?.id === row.id}
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
            ownerId={ownerId}
            parentId={row.id}
            replyTo={row.author.name || copy.anonymous}
            thread={thread}
            onSent={() => setOpen(true)}
            onDone={() => onReply(row.id, false)}
          />
        </div>
      ) : null}
      {row === top && replyCount > 0 ? (
        <div className={classes.below}>
          {previous === undefined ? null : (
            <LoadPart
              label={copy.earlierReplies}
              onLoad={() => thread.loadReplies(top, 'previous')}
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
                if (isUnfolded) await thread.loadReplies(top, 'next')
              }}
            />
          ) : null}
        </div>
      ) : null}
    </CommentItem>
  )
  return itemOf(top, 36)
}
