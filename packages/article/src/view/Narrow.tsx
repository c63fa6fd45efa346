import type { ReactNode } from 'react'
import classes from './Narrow.module.css'

export interface NarrowProps {
  children: ReactNode
}

/** Page layout of one narrow column. */
export function Narrow({ children }: NarrowProps) {
  return <div className={classes.narrow}>{children}</div>
}
