import type { ReactNode } from 'react'
import classes from './AsideStack.module.css'

export interface AsideStackProps {
  /** The table of contents, then the boxes of the author. */
  children: ReactNode
}

/** Sticky boxes beside an article. */
export function AsideStack({ children }: AsideStackProps) {
  return <div className={classes.stack}>{children}</div>
}
