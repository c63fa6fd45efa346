'use client'

import { useSessionActions } from '@mozhan/session/client'
import { Button, Empty } from '@mozhan/ui'
import { copy } from '../copy.ts'
import type { Blocker } from './conversation/conversation-state.ts'

export interface BlockerViewProps {
  blocker: Blocker
  /** The sentence for the failed call. */
  failure?: string | undefined
  onRetry: () => void
  onCreate: () => void
}

/** Why a conversation cannot be shown, and the action that may help. */
export function BlockerView({ blocker, failure, onRetry, onCreate }: BlockerViewProps) {
  const { login } = useSessionActions()
  const { missing, signedOut, unreachable } = copy
  if (blocker === 'missing') {
    const create = <Button onClick={onCreate}>{missing.create}</Button>
    return <Empty title={missing.title} description={missing.hint} action={create} />
  }
  if (blocker === 'signed-out') {
    const action = <Button onClick={login}>{signedOut.login}</Button>
    return <Empty title={signedOut.title} description={signedOut.hint} action={action} />
  }
  const retry = <Button onClick={onRetry}>{unreachable.retry}</Button>
  return (
    <Empty
      title={unreachable.title}
      action={retry}
      {...(failure === undefined ? {} : { description: failure })}
    />
  )
}
