'use client'

import { useMemo } from 'react'
import { useCallFailure } from './use-call-failure.ts'
import { useSession } from './use-session.ts'
import { useSessionActions } from './use-session-actions.ts'

/** The current reader, for controls that need a signed-in user. */
export interface Member {
  /** False for visitors, and until the cookies have been read. */
  isSignedIn: boolean
  /** Redirects to the login site and back. */
  login: () => void
  /** The sentence for a call that failed. */
  describeFailure: (error: unknown) => string
}

/**
 * What a control for signed-in users needs: whether the reader is one, the way to sign in, and the sentence for a
 * call that failed.
 * @returns the same object until the session changes
 * @example
 * ```tsx
 * import { useMember } from '@mozhan/session/client'
 *
 * export function FollowButton() {
 *   const { isSignedIn, login } = useMember()
 *   return (
 *     <button type="button" onClick={() => isSignedIn || login()}>
 *       关注
 *     </button>
 *   )
 * }
 * ```
 */
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
