'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { PENDING, type SessionState, sessionAtom } from './session-atoms.ts'

/**
 * The current session. The first render returns `pending` on the server and in the browser, so that the markup matches.
 * Reserve the space of what depends on it.
 * @returns the status, with the session where it is `signed-in`
 * @example
 * ```tsx
 * import { useSession } from '@mozhan/session/client'
 *
 * export function Greeting() {
 *   const { status, session } = useSession()
 *   return status === 'signed-in' ? <p>{session.userInfo.nickName}</p> : null
 * }
 * ```
 */
export function useSession(): SessionState {
  return useHydratedAtomValue(sessionAtom, PENDING)
}
