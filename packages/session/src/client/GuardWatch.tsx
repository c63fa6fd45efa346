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
 * Stands in a guarded page. When the browser brings the page back after somebody signed out, or as another person, it is
 * hidden at once and asked for anew. Who signs out on it lands on a public page. When somebody signs out in another tab, the page says so and stays: a text may be
 * in it.
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
    // Whoever is leaving knows that he has signed out.
    if (status === 'pending' || isLeaving()) return
    if (uid !== owner.current) {
      // What ended here has been said already.
      if (store.get(expiryNoticeAtom) !== 'returned') store.set(expiryNoticeAtom, 'elsewhere')
    } else if (store.get(expiryNoticeAtom) === 'elsewhere') store.set(expiryNoticeAtom, 'idle')
  }, [store, uid, status])

  return null
}
