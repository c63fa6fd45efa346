'use client'

import type { Store } from '@mozhan/atoms'
import { useHydratedAtomValue } from '@mozhan/atoms'
import { useStore } from 'jotai/react'
import { useEffect } from 'react'
import { type ExpiryNotice, expiryNoticeAtom, takeExpiredMark } from './expiry-atoms.ts'
import { isLeaving } from './leave.ts'
import { readSessionState } from './session-atoms.ts'
import { useSession } from './use-session.ts'

export interface ExpiryNoticeState {
  notice: ExpiryNotice
  dismiss: () => void
}

/** What there is to say about a session that ended: until the page leaves, and again on arrival (spec §8). */
export function useExpiryNotice(): ExpiryNoticeState {
  const store = useStore()
  const notice = useHydratedAtomValue(expiryNoticeAtom, 'idle' as const)
  const { status } = useSession()

  useEffect(() => {
    // The mark of a leave under way is for whoever arrives.
    if (!isLeaving()) arrive(store)
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) arrive(store)
    }
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [store])

  useEffect(() => {
    if (status === 'signed-in' && notice === 'returned') store.set(expiryNoticeAtom, 'idle')
  }, [store, status, notice])

  return { notice, dismiss: () => store.set(expiryNoticeAtom, 'idle') }
}

/** The page is here, from the login site or from the back-forward cache. */
function arrive(store: Store): void {
  const isMarked = takeExpiredMark()
  if (isMarked && readSessionState(store).status === 'anonymous') {
    store.set(expiryNoticeAtom, 'returned')
  } else if (store.get(expiryNoticeAtom) === 'leaving') store.set(expiryNoticeAtom, 'idle')
}
