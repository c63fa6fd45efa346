'use client'

import { LoadPart, useFocusFirstNew } from '@mozhan/ui/client'
import { lazy, Suspense, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { type AnswerRow, participantsOf } from '../model/answer-thread.ts'
import { ReplyItem } from './ReplyItem.tsx'
import classes from './ReplyList.module.css'
import type { Answers } from './use-answers.ts'

/** Loaded lazily, because most readers do not reply. */
const ReplyComposer = lazy(() => import('./ReplyComposer.tsx'))

export interface ReplyListProps {
  row: AnswerRow
  askerId: string
  answers: Answers
  target?: string
  /** Id of the answer or reply with the open box. */
  replyingTo: string | undefined
  /** Opens or closes the reply box of an answer or reply. */
  onReply: (id: string, isOpen: boolean) => void
}

/** Number of replies shown before the rest is expanded. */
const FOLD = 3

/** Replies of an answer as a flat list, ordered by date. */
export function ReplyList({ row, askerId, answers, target, replyingTo, onReply }: ReplyListProps) {
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const { replies, replyCount, previous, next } = row
  const isTarget = replies.some(({ id }) => id === target)
  const isUnfolded = isOpen || isTarget || replies.length <= FOLD + 1
  const shown = isUnfolded ? replies : replies.slice(0, FOLD)
  const hasMore = !isUnfolded || next !== undefined
  const answered = [row, ...replies].find(({ id }) => id === replyingTo)

  useFocusFirstNew(list, shown.length, hasMore)

  if (replyCount === 0 && !answered) return null
  return (
    <div className={classes.replies}>
      {previous === undefined ? null : (
        <p className={classes.more}>
          <LoadPart
            label={copy.answers.earlierReplies}
            onLoad={() => answers.loadReplies(row, 'previous')}
          />
        </p>
      )}
      {shown.length > 0 ? (
        <ol ref={list} className={classes.list}>
          {shown.map((reply) => (
            <li key={reply.id}>
              <ReplyItem
                row={reply}
                isAsker={reply.author.id !== '' && reply.author.id === askerId}
                isTarget={reply.id === target}
                isReplying={replyingTo === reply.id}
                onReply={() => onReply(reply.id, replyingTo !== reply.id)}
                onUnfold={() => answers.unfold(row, reply.id)}
                onRemove={() => answers.remove(reply.id)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {hasMore ? (
        <p className={classes.more}>
          <LoadPart
            label={copy.answers.moreReplies(replyCount - shown.length)}
            onLoad={async () => {
              setOpen(true)
              if (isUnfolded) await answers.loadReplies(row, 'next')
            }}
          />
        </p>
      ) : null}
      {answered ? (
        <Suspense fallback={null}>
          <ReplyComposer
            key={answered.id}
            parentId={answered.id}
            name={answered.author.name || copy.anonymous}
            participants={participantsOf(answers.rows, askerId, copy.answers)}
            onSend={async (text) => {
              await answers.reply(answered.id, text)
              setOpen(true)
            }}
            onDone={() => onReply(answered.id, false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
