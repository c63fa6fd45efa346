'use client'

import type { ReactNode } from 'react'
import classes from './OwnerBar.module.css'

export interface OwnerBarProps {
  /** Why the last call failed. */
  failure: string | undefined
  children: ReactNode
}

/** The look of a link or a button in the bar. */
export const OWNER_TOOL = classes.tool

/** The row of what only the owner can do with a content. */
export function OwnerBar({ failure, children }: OwnerBarProps) {
  return (
    <div className={classes.tools}>
      {children}
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </div>
  )
}
