'use client'

import { useIdleEffect } from '@mozhan/ui/client'
import { useRef } from 'react'
import classes from './ReadingProgress.module.css'

/** Progress line under the header: the share of the text that has been scrolled past. */
export function ReadingProgress() {
  const line = useRef<HTMLDivElement>(null)
  useIdleEffect(async () => {
    const { drawProgress } = await import('./draw-progress.ts')
    return () => (line.current ? drawProgress(line.current) : undefined)
  })
  // Hidden from screen readers, because the scroll bar gives the same information.
  return <div ref={line} className={classes.line} aria-hidden />
}
