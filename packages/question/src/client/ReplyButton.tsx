'use client'

import { useSession, useSessionActions } from '@mozhan/session/client'
import { useReturnFocus } from '@mozhan/ui/client'
import { copy } from '../copy.ts'

export interface ReplyButtonProps {
  className?: string | undefined
  /** Whether the reply box is open. */
  isReplying: boolean
  onReply: () => void
}

/** 回复: opens the reply box, or links to the login site for visitors. Gets the focus back when the box closes. */
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
