'use client'

import { accountPage, letterHref } from '@mozhan/routes'
import { useSession } from '@mozhan/session/client'
import { buttonClass } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'

export interface ProfileActionProps {
  /** Whose page it is. */
  userId: string
}

/** The way from somebody's page to him: a letter, for which a visitor signs in first; to oneself, the personal centre. */
export function ProfileAction({ userId }: ProfileActionProps) {
  const { session } = useSession()
  const isOwn = session?.userInfo.uid === userId
  return (
    <SmartLink
      className={buttonClass({ size: 'sm', variant: isOwn ? 'outline' : 'primary' })}
      href={isOwn ? accountPage.path : letterHref(userId)}
    >
      {isOwn ? copy.account.title : copy.letter}
    </SmartLink>
  )
}
