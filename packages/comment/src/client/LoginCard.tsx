'use client'

import { useSessionActions } from '@mozhan/session/client'
import { Button } from '@mozhan/ui'
import { copy } from '../copy.ts'
import classes from './LoginCard.module.css'

export interface LoginCardProps {
  /** Nobody knows yet whether somebody is signed in: the place is kept. */
  isPending: boolean
}

/** Where a visitor would write: signing in brings back to this very place. */
export function LoginCard({ isPending }: LoginCardProps) {
  const { login, register } = useSessionActions()
  return (
    <div className={classes.card} data-pending={isPending || undefined}>
      <span className={classes.text}>{copy.login.text}</span>
      <Button size="sm" variant="primary" onClick={login}>
        {copy.login.login}
      </Button>
      <Button size="sm" variant="quiet" onClick={register}>
        {copy.login.register}
      </Button>
    </div>
  )
}
