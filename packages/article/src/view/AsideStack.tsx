import type { ReactNode } from 'react'
import classes from './AsideStack.module.css'

export interface AsideStackProps {
  /** The contents list, then what belongs to the author. */
  children: ReactNode
}

/** What stands beside an article, together in view while it is read. */
export function AsideStack({ children }: AsideStackProps) {
  return <div className={classes.stack}>{children}</div>
}
