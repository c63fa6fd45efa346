import { useEffect, useRef } from 'react'
import { countViewOnce } from './count-view.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Counts that a person opened a page: once for each reader and day. Not while the page is only prepared or in a hidden
 * tab, not for crawlers, not again on a return from the back-forward cache.
 * @param name of the page among all that are counted, such as `article:7`
 */
export function useViewCount(name: string, send: () => Promise<unknown>): void {
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    let cancelIdle: (() => void) | undefined
    const count = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', count)
      cancelIdle = whenIdle(() => countViewOnce(name, () => latest.current()))
    }
    document.addEventListener('visibilitychange', count)
    count()
    return () => {
      document.removeEventListener('visibilitychange', count)
      cancelIdle?.()
    }
  }, [name])
}
