'use client'

import { useEffect, useSyncExternalStore } from 'react'
import {
  type ExpiryNotice,
  readExpiryNotice,
  showExpiryNotice,
  subscribeToExpiryNotice,
  takeExpiredMark,
} from './expiry-notice.ts'
import { readSessionState } from './session-store.ts'

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
  useEffect(() => {
    const arrive = () => {
      const isSignedIn = readSessionState().status === 'signed-in'
      if (takeExpiredMark() && !isSignedIn) showExpiryNotice('returned')
      else if (isSignedIn || readExpiryNotice() === 'leaving') showExpiryNotice('idle')
    }
    arrive()
    window.addEventListener('pageshow', arrive)
    return () => window.removeEventListener('pageshow', arrive)
  }, [])
  return { notice, dismiss: () => showExpiryNotice('idle') }
}
