'use client'

import { useSession } from '@mozhan/session/client'
import { ConfirmControl } from '@mozhan/ui/client'
import { useState } from 'react'
import { copy } from '../copy.ts'
import type { AnswerRow } from '../model/answer-thread.ts'
import classes from './AnswerActions.module.css'
import { ReplyButton } from './ReplyButton.tsx'
import type { Answers } from './use-answers.ts'

export interface AnswerActionsProps {
  row: AnswerRow
  canAccept: boolean
  answers: Answers
  /** Whether the reply box is open. */
  isReplying: boolean
  onEdit: () => void
  onReply: () => void
}

/** Actions of an answer: reply, accept (asker only), edit and delete (author only). */
export function AnswerActions({
  row,
  canAccept,
  answers,
  isReplying,
  onEdit,
  onReply,
}: AnswerActionsProps) {
  const { session } = useSession()
  const [isAccepting, setAccepting] = useState(false)
  const isOwn = session !== undefined && session?.userInfo.uid === row.author.id
  const accept = async () => {
    setAccepting(true)
    await answers.accept(row.id).catch(() => undefined)
    setAccepting(false)
  }
  return (
    <div className={classes.actions}>
      <ReplyButton className={classes.action} isReplying={isReplying} onReply={onReply} />
      {canAccept && !row.isAccepted ? (
        <button
          type="button"
          className={classes.accept}
          disabled={isAccepting}
          onClick={() => void accept()}
        >
          {isAccepting ? copy.answers.accepting : copy.answers.accept}
        </button>
      ) : null}
      {isOwn ? (
        <>
          <button type="button" className={classes.action} onClick={onEdit}>
            {copy.answers.edit}
          </button>
          <ConfirmControl
            action={copy.answers.remove}
            question={copy.confirm.answer}
            onConfirm={() => answers.remove(row.id)}
          />
        </>
      ) : null}
    </div>
  )
}
