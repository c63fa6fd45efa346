'use client'

import { useEffect, useRef } from 'react'
import { readingProgress } from '../model/reading-progress.ts'
import { BODY_ID } from '../view/ArticleBody.tsx'
import classes from './ReadingProgress.module.css'

/** A thin line under the header that grows with the part of the text that has been read. */
export function ReadingProgress() {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const body = document.getElementById(BODY_ID)
    if (!body) return
    let frame = 0
    const draw = () => {
      frame = 0
      const { top, height } = body.getBoundingClientRect()
      const part = readingProgress({ top, height, viewport: window.innerHeight })
      line.current?.style.setProperty('transform', `scaleX(${part})`)
    }
    const plan = () => {
      frame ||= requestAnimationFrame(draw)
    }
    plan()
    window.addEventListener('scroll', plan, { passive: true })
    window.addEventListener('resize', plan, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', plan)
      window.removeEventListener('resize', plan)
    }
  }, [])
  // Says nothing that the scroll bar doesn't: hidden from screen readers.
  return <div ref={line} className={classes.line} aria-hidden />
}
