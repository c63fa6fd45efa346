'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import classes from './RailOutcome.module.css'

export interface RailOutcomeProps {
  /** What came of it; nothing is shown without it. */
  text: string | undefined
  /** Called when it has been shown for long enough. */
  onGone: () => void
  /** The control it is about. */
  children: ReactNode
}

/** Milliseconds that an outcome stays in view. */
const SHOWN = 2400

/** Says beside a control of the rail what came of using it. */
export function RailOutcome({ text, onGone, children }: RailOutcomeProps) {
  const latest = useRef(onGone)
  latest.current = onGone
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => latest.current(), SHOWN)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className={classes.place}>
      {children}
      <span className={text === undefined ? undefined : classes.outcome} role="status">
        {text}
      </span>
    </div>
  )
}
