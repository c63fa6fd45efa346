'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import classes from './RailOutcome.module.css'

export interface RailOutcomeProps {
  /** Result of the action; nothing is shown without it. */
  text: string | undefined
  /** Called after the display time. */
  onGone: () => void
  /** The control that the result belongs to. */
  children: ReactNode
}

/** Display time of a result, in ms. */
const DISPLAY_MS = 2400

/** Shows the result of an action beside its control in the rail. */
export function RailOutcome({ text, onGone, children }: RailOutcomeProps) {
  const latest = useRef(onGone)
  latest.current = onGone
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => latest.current(), DISPLAY_MS)
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
