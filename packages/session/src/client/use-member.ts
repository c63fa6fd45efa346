'use client'

import { useMemo } from 'react'
import { useCallFailure } from './use-call-failure.ts'
import { useSession } from './use-session.ts'
import { useSessionActions } from './use-session-actions.ts'

/** Who reads, as a control that only members can use asks for it. */
export interface Member {
  isSignedIn: boolean
  /** Leads to the login site and back. */
  login: () => void
  /** The sentence for a call that failed. */
  describeFailure: (error: unknown) => string
}

export function useMember(): Member {
  const { status } = useSession()
  const { login } = useSessionActions()
  const describeFailure = useCallFailure()
  return useMemo(
    () => ({
      isSignedIn: status === 'signed-in',
      login,
      describeFailure: (error) => describeFailure(error).message,
    }),
    [status, login, describeFailure],
  )
}
