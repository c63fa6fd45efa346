import type { ReactNode } from 'react'
import classes from './Narrow.module.css'

export interface NarrowProps {
  children: ReactNode
}

/** A page of one column, for lists that are read like a table of contents. */
export function Narrow({ children }: NarrowProps) {
  return <div className={classes.narrow}>{children}</div>
}
