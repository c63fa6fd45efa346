'use client'

import { copy } from '../copy.ts'
import { Button } from '../view/Button.tsx'
import classes from './LoginCard.module.css'

export interface LoginCardProps {
  /** What signing in allows. */
  text: string
  /** The session is still unknown: renders an empty box of the same size. */
  isPending: boolean
  onLogin: () => void
  onRegister: () => void
}

/** Replaces the composer for visitors. */
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
