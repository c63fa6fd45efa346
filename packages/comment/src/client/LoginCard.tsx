'use client'

import { useSessionActions } from '@mozhan/session/client'
import { LoginCard as Card } from '@mozhan/ui/client'
import { copy } from '../copy.ts'

export interface LoginCardProps {
  /** Nobody knows yet whether somebody is signed in: the place is kept. */
  isPending: boolean
}

/** Where a visitor would write: signing in brings back to this very place. */
export function LoginCard({ isPending }: LoginCardProps) {
  const { login, register } = useSessionActions()
  return <Card text={copy.login.text} isPending={isPending} onLogin={login} onRegister={register} />
}
