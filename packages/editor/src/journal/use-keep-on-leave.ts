'use client'

import { useEffect } from 'react'
import type { Journal } from './types.ts'

/**
 * Keeps a text at every way out of the page, and looks again at every way back. Asks before leaving only while the text
 * is kept nowhere.
 */
export function useKeepOnLeave<Content>(journal: Journal<Content>, isKept: boolean): void {
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') void journal.resume()
      else {
        journal.keepNow()
        void journal.flush()
      }
    }
    const keep = () => journal.keepNow()
    const resume = () => void journal.resume()
    document.addEventListener('visibilitychange', handleVisibility)
    document.addEventListener('freeze', keep)
    window.addEventListener('pagehide', keep)
    window.addEventListener('pageshow', resume)
    window.addEventListener('online', resume)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      document.removeEventListener('freeze', keep)
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('pageshow', resume)
      window.removeEventListener('online', resume)
    }
  }, [journal])

  useEffect(() => {
    if (isKept) return
    const handleLeave = (event: BeforeUnloadEvent) => {
      journal.keepNow()
      if (!journal.getSnapshot().isKept) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleLeave)
    return () => window.removeEventListener('beforeunload', handleLeave)
  }, [journal, isKept])
}
