'use client'

import { useStore } from 'jotai/react'
import { useEffect, useRef } from 'react'
import { runBeforeLeave } from './before-leave.ts'
import { expiryNoticeAtom } from './expiry-atoms.ts'
import { markGuardedPage } from './guarded-page.ts'
import { isLeaving } from './leave.ts'
import { readSessionState } from './session-atoms.ts'
import { useSession } from './use-session.ts'

const SIGNED_OUT = ''

/**
 * Protects a guarded page that the browser restores: after a sign-out, or as another user, it is hidden and loaded
 * again. A sign-out on the page itself leads to a public page; one in another tab is announced, and the page stays,
 * since it may hold a text.
 * @example
 * ```tsx
 * import { GuardWatch } from '@mozhan/session/client'
 * import type { ReactNode } from 'react'
 *
 * export function MemberLayout({ children }: { children: ReactNode }) {
 *   return (
 *     <>
 *       <GuardWatch />
 *       {children}
 *     </>
 *   )
 * }
 * ```
 */
export function GuardWatch() {
  const store = useStore()
  const { session, status } = useSession()
  const owner = useRef<string>(undefined)
  const uid = session?.userInfo.uid ?? SIGNED_OUT
  if (status !== 'pending') owner.current ??= uid

  useEffect(markGuardedPage, [])

  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      const now = readSessionState(store).session?.userInfo.uid ?? SIGNED_OUT
      if (!persisted || now === owner.current) return
      document.documentElement.style.setProperty('display', 'none', 'important')
      void runBeforeLeave().then(() => location.reload())
    }
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [store])

  useEffect(() => {
    // A page that is leaving signs out itself: no notice is needed.
    if (status === 'pending' || isLeaving()) return
    if (uid !== owner.current) {
      // `ended` already says that the session has ended.
      if (store.get(expiryNoticeAtom) !== 'ended') store.set(expiryNoticeAtom, 'elsewhere')
    } else if (store.get(expiryNoticeAtom) === 'elsewhere') store.set(expiryNoticeAtom, 'idle')
  }, [store, uid, status])

  return null
}
