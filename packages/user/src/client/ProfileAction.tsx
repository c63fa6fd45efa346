'use client'

import { useSession } from '@mozhan/session/client'
import { buttonClass } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'

export interface ProfileActionProps {
  /** Whose page it is. */
  userId: string
  /** Where the way leads: for the user, and for other readers. */
  hrefs: { own: string; letter: string }
}

/** The way from the page of a user to the user: a letter, for which a visitor signs in first; to oneself, the personal centre. */
export function ProfileAction({ userId, hrefs }: ProfileActionProps) {
  const { session } = useSession()
  const isOwn = session?.userInfo.uid === userId
  return (
    <SmartLink
      className={buttonClass({ size: 'sm', variant: isOwn ? 'outline' : 'primary' })}
      href={isOwn ? hrefs.own : hrefs.letter}
    >
      {isOwn ? copy.account.title : copy.letter}
    </SmartLink>
  )
}
