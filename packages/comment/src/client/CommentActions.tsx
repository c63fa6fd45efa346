'use client'

import { useSession, useSessionActions } from '@mozhan/session/client'
import { useState } from 'react'
import { copy } from '../copy.ts'
import type { CommentRow } from '../model/comment-thread.ts'
import classes from './CommentActions.module.css'

export interface CommentActionsProps {
  row: CommentRow
  onReply: () => void
  onRemove: () => Promise<void>
}

/** What a reader can do with a comment: answer it, or take back an own one. */
export function CommentActions({ row, onReply, onRemove }: CommentActionsProps) {
  const { session } = useSession()
  const { login } = useSessionActions()
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')
  const remove = async () => {
    setState('busy')
    await onRemove().catch(() => undefined)
    setState('idle')
  }
  if (state !== 'idle') {
    return (
      <span className={classes.actions} role="alertdialog" aria-label={copy.confirm.text}>
        <span>{state === 'busy' ? copy.confirm.busy : copy.confirm.text}</span>
        <button
          type="button"
          className={classes.danger}
          disabled={state === 'busy'}
          onClick={() => void remove()}
        >
          {copy.confirm.yes}
        </button>
        <button
          type="button"
          className={classes.action}
          disabled={state === 'busy'}
          onClick={() => setState('idle')}
        >
          {copy.confirm.no}
        </button>
      </span>
    )
  }
  return (
    <span className={classes.actions}>
      <button type="button" className={classes.action} onClick={session ? onReply : login}>
        {copy.reply}
      </button>
      {session && session.userInfo.uid === row.author.id ? (
        <button type="button" className={classes.action} onClick={() => setState('asking')}>
          {copy.remove}
        </button>
      ) : null}
    </span>
  )
}
