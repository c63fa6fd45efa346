'use client'

import { useSession } from '@mozhan/session/client'
import { buttonClass } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'

export interface ProfileActionProps {
  /** Id of the user whose page it is. */
  userId: string
  /** Addresses for the user and for other readers. */
  hrefs: { own: string; letter: string }
}

/**
 * Action on a profile page: write a letter (the message centre sends visitors to the login site), or open the account page
 * on one's own profile.
 */
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
