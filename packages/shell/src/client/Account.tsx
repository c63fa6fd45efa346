'use client'

import { useSession } from '@mozhan/session/client'
import { buttonClass } from '@mozhan/ui'
import { ColorSchemeToggle, SmartLink } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { routes } from '../routes.ts'
import classes from './Account.module.css'
import { AvatarMenu } from './AvatarMenu.tsx'
import { CreationMenu } from './CreationMenu.tsx'
import { LoginLink } from './LoginLink.tsx'

export interface AccountProps {
  /** Shown between 创作中心 and 历史 for signed-in readers. */
  messages: ReactNode
}

/**
 * The right end of the header. The server renders the signed-out state for all readers; the width is enough for both
 * states, so that nothing moves when the session becomes known.
 */
export function Account({ messages }: AccountProps) {
  const { status } = useSession()
  const signedIn = status === 'signed-in'
  return (
    <div className={classes.account} data-status={status}>
      {signedIn ? (
        <>
          <CreationMenu className={classes.desk} />
          {messages}
          <SmartLink className={classes.deskLink} href={routes.readingHistory}>
            {copy.account.history}
          </SmartLink>
        </>
      ) : (
        <>
          <LoginLink className={classes.link}>{copy.account.login}</LoginLink>
          <LoginLink to="register" className={buttonClass({ size: 'sm' }, classes.desk)}>
            {copy.account.register}
          </LoginLink>
        </>
      )}
      <span className={classes.scheme}>
        <ColorSchemeToggle />
      </span>
      <AvatarMenu />
    </div>
  )
}
