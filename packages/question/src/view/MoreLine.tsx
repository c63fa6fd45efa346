import type { ReactNode } from 'react'
import classes from './MoreLine.module.css'

export interface MoreLineProps {
  children: ReactNode
}

/** Link to the full list. */
export function MoreLine({ children }: MoreLineProps) {
  return <p className={classes.line}>{children}</p>
}
