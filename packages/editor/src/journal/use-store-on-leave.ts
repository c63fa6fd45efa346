'use client'

import { useEffect } from 'react'
import type { Journal } from './types.ts'

/**
 * Stores a text when the page is hidden or left, and reads again when it is shown. Asks before leaving only while the text
 * is not stored.
 */
export function useStoreOnLeave<Content>(journal: Journal<Content>, isStored: boolean): void {
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') void journal.resume()
      else {
        journal.storeNow()
        void journal.flush()
      }
    }
    const storeText = () => journal.storeNow()
    const resume = () => void journal.resume()
    document.addEventListener('visibilitychange', handleVisibility)
    document.addEventListener('freeze', storeText)
    window.addEventListener('pagehide', storeText)
    window.addEventListener('pageshow', resume)
    window.addEventListener('online', resume)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      document.removeEventListener('freeze', storeText)
      window.removeEventListener('pagehide', storeText)
      window.removeEventListener('pageshow', resume)
      window.removeEventListener('online', resume)
    }
  }, [journal])

  useEffect(() => {
    if (isStored) return
    const handleLeave = (event: BeforeUnloadEvent) => {
      journal.storeNow()
      if (!journal.getSnapshot().isStored) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleLeave)
    return () => window.removeEventListener('beforeunload', handleLeave)
  }, [journal, isStored])
}
