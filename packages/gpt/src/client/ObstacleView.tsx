'use client'

import { useSessionActions } from '@mozhan/session/client'
import { Button, Empty } from '@mozhan/ui'
import { copy } from '../copy.ts'
import type { Obstacle } from './talk/room-state.ts'

export interface ObstacleViewProps {
  obstacle: Obstacle
  /** The sentence of the call that failed. */
  failure?: string | undefined
  onRetry: () => void
  onCreate: () => void
}

/** Why a conversation cannot be shown, and what to do. */
export function ObstacleView({ obstacle, failure, onRetry, onCreate }: ObstacleViewProps) {
  const { login } = useSessionActions()
  const { missing, signedOut, unreachable } = copy
  if (obstacle === 'missing') {
    const create = <Button onClick={onCreate}>{missing.create}</Button>
    return <Empty title={missing.title} description={missing.hint} action={create} />
  }
  if (obstacle === 'signed-out') {
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
