'use client'

import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { copy } from './copy.ts'
import classes from './RestoredBar.module.css'

export interface RestoredBarProps {
  /** Such as when it was typed. */
  children?: ReactNode
  /** Lets the writer start afresh. */
  onDiscard: () => void
  /** The notice has been read. */
  onClose: () => void
}

/** Says that what was typed before was found again. */
export function RestoredBar({ children, onDiscard, onClose }: RestoredBarProps) {
  return (
    <div className={classes.notice}>
      <span>{copy.restored.message}</span>
      <span className={classes.more}>{children}</span>
      <span className={classes.actions}>
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          {copy.restored.discard}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {copy.restored.close}
        </Button>
      </span>
    </div>
  )
}
