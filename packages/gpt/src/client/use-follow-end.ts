'use client'

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { followsEnd, isAtEnd, type ScrollPosition } from '../model/follow-end.ts'

export interface FollowEnd {
  /** The end is not visible and not followed. */
  isAway: boolean
  toEnd: () => void
}

/**
 * Scrolls to the end of growing content, unless the reader has scrolled up.
 * @param scroller the element that scrolls
 * @param content the growing element inside it
 */
export function useFollowEnd(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): FollowEnd {
  const [isAway, setAway] = useState(false)
  const follows = useRef(true)
  const before = useRef<ScrollPosition>({ top: 0, height: 0, full: 0 })
  const end = useMemo(
    () => () => {
      follows.current = true
      const element = scroller.current
      if (!element) return
      element.scrollTop = element.scrollHeight
      // Set here, so that scrolling up is detected before the browser reports this scroll.
      before.current = positionOf(element)
    },
    [scroller],
  )
  useEffect(() => {
    const element = scroller.current
    if (!element || !content.current) return
    const update = () => {
      const now = positionOf(element)
      follows.current = followsEnd(follows.current, before.current, now)
      before.current = now
      setAway(!follows.current && !isAtEnd(now))
    }
    const observer = new ResizeObserver(() => {
      update()
      if (follows.current) end()
    })
    observer.observe(content.current)
    observer.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [scroller, content, end])
  return useMemo(() => ({ isAway, toEnd: end }), [isAway, end])
}

function positionOf({ scrollTop, clientHeight, scrollHeight }: HTMLElement): ScrollPosition {
  return { top: scrollTop, height: clientHeight, full: scrollHeight }
}
