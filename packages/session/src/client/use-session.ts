'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { PENDING, type SessionState, sessionAtom } from './session-atoms.ts'

/**
 * Who is signed in, kept current. The first render says `pending` on the server and in the browser
 * alike, so that the markup agrees; reserve the place of what depends on it.
 */
export function useSession(): SessionState {
  return useHydratedAtomValue(sessionAtom, PENDING)
}
