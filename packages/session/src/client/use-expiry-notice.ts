'use client'

import type { Store } from '@mozhan/atoms'
import { useHydratedAtomValue } from '@mozhan/atoms'
import { useStore } from 'jotai/react'
import { useEffect } from 'react'
import { type ExpiryNotice, expiryNoticeAtom, takeExpiredMark } from './expiry-atoms.ts'
import { isLeaving } from './leave.ts'
import { readSessionState } from './session-atoms.ts'
import { useSession } from './use-session.ts'

/** What is to be said about a session that ended, and how to put it away. */
export interface ExpiryNoticeState {
  /** `idle` where nothing is to be said. */
  notice: ExpiryNotice
  /** Puts the notice away. */
  dismiss: () => void
}

/**
 * What is to be said about a session that ended: before the page leaves, and again after the reader has come back.
 * @returns the notice, and a function that puts it away
 * @example
 * ```tsx
 * import { useExpiryNotice } from '@mozhan/session/client'
 *
 * export function Notice() {
 *   const { notice, dismiss } = useExpiryNotice()
 *   return notice === 'idle' ? null : (
 *     <button type="button" onClick={dismiss}>
 *       登录已过期
 *     </button>
 *   )
 * }
 * ```
 */
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
