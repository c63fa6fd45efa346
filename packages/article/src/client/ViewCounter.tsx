'use client'

import { usePing } from '@mozhan/session/client'
import { useEffect } from 'react'
import { viewCountPath } from '../model/view-count.ts'
import { countViewOnce } from './count-view.ts'
import { whenIdle } from './when-idle.ts'

export interface ViewCounterProps {
  articleId: string
}

/**
 * Counts that a person opened the article: once for each reader and day. Not while the page is only prepared or in a
 * hidden tab, not for crawlers, not again on a return from the back-forward cache.
 */
export function ViewCounter({ articleId }: ViewCounterProps) {
  const ping = usePing()
  useEffect(() => {
    let cancelIdle: (() => void) | undefined
    const count = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', count)
      cancelIdle = whenIdle(() =>
        countViewOnce(articleId, () => ping({ method: 'PUT', path: viewCountPath(articleId) })),
      )
    }
    document.addEventListener('visibilitychange', count)
    count()
    return () => {
      document.removeEventListener('visibilitychange', count)
      cancelIdle?.()
    }
  }, [articleId, ping])
  return null
}
