import { useEffect, useRef } from 'react'
import { countViewOnce } from './count-view.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Counts a view of a page once per reader and day. Excluded are prerendered pages, hidden tabs, crawlers, and returns from
 * the back-forward cache.
 * @param name identifies the page among all counted ones, such as `article:7`
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
