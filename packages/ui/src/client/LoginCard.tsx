'use client'

import { copy } from '../copy.ts'
import { Button } from '../view/Button.tsx'
import classes from './LoginCard.module.css'

export interface LoginCardProps {
  /** What signing in is good for. */
  text: string
  /** Nobody knows yet whether somebody is signed in: the place is kept. */
  isPending: boolean
  onLogin: () => void
  onRegister: () => void
}

/** Where a visitor would write. */
export function LoginCard({ text, isPending, onLogin, onRegister }: LoginCardProps) {
  return (
    <div className={classes.card} data-pending={isPending || undefined}>
      <span className={classes.text}>{text}</span>
      <Button size="sm" variant="primary" onClick={onLogin}>
        {copy.login}
      </Button>
      <Button size="sm" variant="quiet" onClick={onRegister}>
        {copy.register}
      </Button>
    </div>
  )
}
