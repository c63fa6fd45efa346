'use client'

import { useSessionActions } from '@mozhan/session/client'
import { LoginCard as Card } from '@mozhan/ui/client'
import { copy } from '../copy.ts'

export interface LoginCardProps {
  /** The session is pending: the space is reserved. */
  isPending: boolean
}

/** Replaces the composer for visitors. The login returns to this page. */
export function LoginCard({ isPending }: LoginCardProps) {
  const { login, register } = useSessionActions()
  return <Card text={copy.login.text} isPending={isPending} onLogin={login} onRegister={register} />
}
