'use client'

import { useEffect, useSyncExternalStore } from 'react'
import {
  type ExpiryNotice,
  readExpiryNotice,
  showExpiryNotice,
  subscribeToExpiryNotice,
  takeExpiredMark,
} from './expiry-notice.ts'
import { isLeaving } from './leave.ts'
import { readSessionState } from './session-store.ts'
import { useSession } from './use-session.ts'

export interface ExpiryNoticeState {
  notice: ExpiryNotice
  dismiss: () => void
}

/** What there is to say about a session that ended: until the page leaves, and again on arrival (spec §8). */
export function useExpiryNotice(): ExpiryNoticeState {
  const notice = useSyncExternalStore(
    subscribeToExpiryNotice,
    readExpiryNotice,
    () => 'idle' as const,
  )
  const { status } = useSession()

  useEffect(() => {
    // The mark of a leave under way is for whoever arrives.
    if (!isLeaving()) arrive()
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) arrive()
    }
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [])

  useEffect(() => {
    if (status === 'signed-in' && notice === 'returned') showExpiryNotice('idle')
  }, [status, notice])

  return { notice, dismiss: () => showExpiryNotice('idle') }
}

/** The page is here, from the login site or from the back-forward cache. */
function arrive(): void {
  const isMarked = takeExpiredMark()
  if (isMarked && readSessionState().status === 'anonymous') showExpiryNotice('returned')
  else if (readExpiryNotice() === 'leaving') showExpiryNotice('idle')
}
