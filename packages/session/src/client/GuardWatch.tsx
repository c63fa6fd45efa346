'use client'

import { useEffect, useRef } from 'react'
import { runBeforeLeave } from './before-leave.ts'
import { showExpiryNotice } from './expiry-notice.ts'
import { readSessionState } from './session-store.ts'
import { useSession } from './use-session.ts'

/**
 * Stands in a guarded page. When the browser brings the page back after somebody signed out, or as another person, it is
 * hidden at once and asked for anew. When somebody signs out in another tab, the page says so and stays: a text may be
 * in it.
 */
export function GuardWatch() {
  const { session, status } = useSession()
  const owner = useRef<string>(undefined)
  owner.current ??= session?.userInfo.uid

  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || readSessionState().session?.userInfo.uid === owner.current) return
      document.documentElement.style.visibility = 'hidden'
      void runBeforeLeave().then(() => location.reload())
    }
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [])

  useEffect(() => {
    if (owner.current === undefined || status === 'pending') return
    const isOther = session?.userInfo.uid !== owner.current
    if (isOther) showExpiryNotice('elsewhere')
  }, [session, status])

  return null
}
