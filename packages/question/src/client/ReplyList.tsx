'use client'

import { lazy, Suspense, useState } from 'react'
import { copy } from '../copy.ts'
import type { AnswerRow } from '../model/answer-thread.ts'
import { ReplyItem } from './ReplyItem.tsx'
import classes from './ReplyList.module.css'
import type { Answers } from './use-answers.ts'

/** Only who replies needs what keeps the text. */
const ReplyComposer = lazy(() => import('./ReplyComposer.tsx'))

export interface ReplyListProps {
  row: AnswerRow
  askerId: string
  answers: Answers
  target?: string
  /** The answer or reply whose reply is being written. */
  replyingTo: string | undefined
  /** Opens the box for a reply to an answer or reply, or closes that one. */
  onReply: (id: string, isOpen: boolean) => void
}

/** Replies beyond these are folded at first. */
const FOLD = 3

/** The replies beneath an answer, flat and in the order of time. */
export function ReplyList({ row, askerId, answers, target, replyingTo, onReply }: ReplyListProps) {
  const [isOpen, setOpen] = useState(false)
  const { replies } = row
  const isTarget = replies.some(({ id }) => id === target)
  const isWhole = isOpen || isTarget || replies.length <= FOLD + 1
  const shown = isWhole ? replies : replies.slice(0, FOLD)
  const answered = [row, ...replies].find(({ id }) => id === replyingTo)

  if (replies.length === 0 && !answered) return null
  return (
    <div className={classes.replies}>
      {shown.length > 0 ? (
        <ol className={classes.list}>
          {shown.map((reply) => (
            <li key={reply.id}>
              <ReplyItem
                row={reply}
                isAsker={reply.author.id !== '' && reply.author.id === askerId}
                isReplying={replyingTo === reply.id}
                onReply={() => onReply(reply.id, replyingTo !== reply.id)}
                onRemove={() => answers.remove(reply.id)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {isWhole ? null : (
        <button type="button" className={classes.more} onClick={() => setOpen(true)}>
          {copy.answers.moreReplies(replies.length - FOLD)}
        </button>
      )}
      {answered ? (
        <Suspense fallback={null}>
          <ReplyComposer
            key={answered.id}
            parentId={answered.id}
            name={answered.author.name || copy.anonymous}
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
