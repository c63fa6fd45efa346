import type { ReactNode } from 'react'
import classes from './MoreLine.module.css'

export interface MoreLineProps {
  children: ReactNode
}

/** The way to the rest of a list. */
export function MoreLine({ children }: MoreLineProps) {
  return <p className={classes.line}>{children}</p>
}
