'use client'

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { followsEnd, isAtEnd, type Place } from '../model/follow-end.ts'

export interface FollowEnd {
  /** The end is out of sight. */
  isAway: boolean
  toEnd: () => void
}

/**
 * Keeps the end of what grows in sight, for who is there; who went up is never moved.
 * @param scroller what scrolls
 * @param content what grows inside of it
 */
export function useFollowEnd(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): FollowEnd {
  const [isAway, setAway] = useState(false)
  const follows = useRef(true)
  const before = useRef<Place>({ top: 0, height: 0, full: 0 })
  const end = useMemo(
    () => () => {
      follows.current = true
      const element = scroller.current
      if (!element) return
      element.scrollTop = element.scrollHeight
      // A step up from here counts, even before the browser tells of this one.
      before.current = placeOf(element)
    },
    [scroller],
  )
  useEffect(() => {
    const element = scroller.current
    if (!element || !content.current) return
    const look = () => {
      const now = placeOf(element)
      follows.current = followsEnd(follows.current, before.current, now)
      before.current = now
      setAway(!follows.current && !isAtEnd(now))
    }
    const grow = new ResizeObserver(() => {
      look()
      if (follows.current) end()
    })
    grow.observe(content.current)
    grow.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      grow.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, content, end])
  return useMemo(() => ({ isAway, toEnd: end }), [isAway, end])
}

function placeOf({ scrollTop, clientHeight, scrollHeight }: HTMLElement): Place {
  return { top: scrollTop, height: clientHeight, full: scrollHeight }
}
