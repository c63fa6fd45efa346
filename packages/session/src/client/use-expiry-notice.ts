'use client'

import type { Store } from '@mozhan/atoms'
import { useHydratedAtomValue } from '@mozhan/atoms'
import { useStore } from 'jotai/react'
import { useEffect } from 'react'
import { type ExpiryNotice, expiryNoticeAtom, takeExpiredMark } from './expiry-atoms.ts'
import { isLeaving } from './leave.ts'
import { readSessionState } from './session-atoms.ts'
import { useSession } from './use-session.ts'

/** The notice about a session that ended, and a function that hides it. */
export interface ExpiryNoticeState {
  /** `idle` if there is no notice. */
  notice: ExpiryNotice
  /** Hides the notice. */
  dismiss: () => void
}

/**
 * The notice about a session that ended: shown before the page redirects, and again after the reader has returned.
 * @returns the notice, and a function that hides it
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
    // While the page is being left, the mark belongs to the next page.
    if (!isLeaving()) updateNotice(store)
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) updateNotice(store)
    }
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [store])

  useEffect(() => {
    if (status === 'signed-in' && notice === 'ended') store.set(expiryNoticeAtom, 'idle')
  }, [store, status, notice])

  return { notice, dismiss: () => store.set(expiryNoticeAtom, 'idle') }
}

/** Called when the page was loaded or restored from the back-forward cache. */
function updateNotice(store: Store): void {
  const isMarked = takeExpiredMark()
  if (isMarked && readSessionState(store).status === 'anonymous') {
    store.set(expiryNoticeAtom, 'ended')
  } else if (store.get(expiryNoticeAtom) === 'leaving') store.set(expiryNoticeAtom, 'idle')
}
