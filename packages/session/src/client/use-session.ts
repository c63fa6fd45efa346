'use client'

import { useSyncExternalStore } from 'react'
import {
  PENDING,
  readSessionState,
  type SessionState,
  subscribeToSession,
} from './session-store.ts'

/**
 * Who is signed in, kept current. The first render says `pending` on the server and in the browser
 * alike, so that the markup agrees; reserve the place of what depends on it.
 */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, readSessionState, () => PENDING)
}
