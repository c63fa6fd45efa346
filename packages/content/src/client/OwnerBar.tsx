'use client'

import type { ReactNode } from 'react'
import classes from './OwnerBar.module.css'

export interface OwnerBarProps {
  /** The sentence for the last failed call. */
  failure: string | undefined
  children: ReactNode
}

/** The class of a link or a button in the bar. */
export const OWNER_TOOL = classes.tool

/** The actions of the owner of a content. */
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
