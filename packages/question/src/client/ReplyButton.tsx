'use client'

import { useSession, useSessionActions } from '@mozhan/session/client'
import { useReturnFocus } from '@mozhan/ui/client'
import { copy } from '../copy.ts'

export interface ReplyButtonProps {
  className?: string | undefined
  /** A reply is being written. */
  isReplying: boolean
  onReply: () => void
}

/** 回复: opens the box below, or leads a visitor to the login site; has the focus back when the box closes. */
export function ReplyButton({ className, isReplying, onReply }: ReplyButtonProps) {
  const { session } = useSession()
  const { login } = useSessionActions()
  const button = useReturnFocus(isReplying)
  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-expanded={session ? isReplying : undefined}
      onClick={session ? onReply : login}
    >
      {copy.answers.reply}
    </button>
  )
}
