'use client'

import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { copy } from './copy.ts'
import classes from './RestoredBar.module.css'

export interface RestoredBarProps {
  /** Details, such as when it was typed. */
  children?: ReactNode
  /** Discards the text. */
  onDiscard: () => void
  /** Dismisses the bar. */
  onClose: () => void
}

/** Says that an unfinished text was restored. */
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
