'use client'

import { useSession, useSessionActions } from '@mozhan/session/client'
import { ConfirmControl, useReturnFocus } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { CommentRow } from '../model/comment-thread.ts'
import classes from './CommentActions.module.css'

export interface CommentActionsProps {
  row: CommentRow
  /** The reply form is open. */
  isReplying: boolean
  onReply: () => void
  onRemove: () => Promise<void>
}

/** The actions on a comment: reply, and delete for its author. */
export function CommentActions({ row, isReplying, onReply, onRemove }: CommentActionsProps) {
  const { session } = useSession()
  const { login } = useSessionActions()
  const reply = useReturnFocus(isReplying)
  return (
    <span className={classes.actions}>
      <button
        ref={reply}
        type="button"
        className={classes.action}
        aria-expanded={session ? isReplying : undefined}
        onClick={session ? onReply : login}
      >
        {copy.reply}
      </button>
      {session && session.userInfo.uid === row.author.id ? (
        <ConfirmControl action={copy.remove} question={copy.confirm} onConfirm={onRemove} />
      ) : null}
    </span>
  )
}
