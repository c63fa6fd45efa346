'use client'

import { useIdleEffect } from '@mozhan/ui/client'
import { useRef } from 'react'
import classes from './ReadingProgress.module.css'

/** A thin line under the header that grows with the part of the text that has been read. */
export function ReadingProgress() {
  const line = useRef<HTMLDivElement>(null)
  useIdleEffect(async () => {
    const { drawProgress } = await import('./draw-progress.ts')
    return () => (line.current ? drawProgress(line.current) : undefined)
  })
  // Says nothing that the scroll bar doesn't: hidden from screen readers.
  return <div ref={line} className={classes.line} aria-hidden />
}
