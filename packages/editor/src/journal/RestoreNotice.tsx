'use client'

import { Button } from '@mozhan/ui'
import { RelativeTime } from '@mozhan/ui/client'
import { copy } from './copy.ts'
import classes from './RestoreNotice.module.css'
import type { JournalSnapshot } from './types.ts'

export interface RestoreNoticeProps {
  /** Of the journal; nothing is shown without it. */
  restored: JournalSnapshot<unknown>['restored']
  /** Gives the text up; it stays among the earlier versions. */
  onDiscard: () => void
  /** The notice has been read. */
  onClose: () => void
}

/** Says that a text from before was found, and lets the writer start afresh. */
export function RestoreNotice({ restored, onDiscard, onClose }: RestoreNoticeProps) {
  return (
    <div role="status">
      {restored && (
        <p className={classes.notice}>
          <span>{copy.restored.message}</span>
          <RelativeTime date={new Date(restored.at).toISOString()} />
          <span className={classes.actions}>
            <Button variant="quiet" size="sm" onClick={onDiscard}>
              {copy.restored.discard}
            </Button>
            <Button variant="quiet" size="sm" onClick={onClose}>
              {copy.restored.close}
            </Button>
          </span>
        </p>
      )}
    </div>
  )
}
