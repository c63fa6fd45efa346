'use client'

import { Button } from '@mozhan/ui'
import { copy } from './copy.ts'
import classes from './SupersededNotice.module.css'
import type { JournalSnapshot } from './types.ts'

export interface SupersededNoticeProps {
  /** Of the journal; nothing is shown without it. */
  superseded: JournalSnapshot<unknown>['superseded']
  /** Dismisses the notice. */
  onClose: () => void
}

/** Says that the text was published or discarded elsewhere. */
export function SupersededNotice({ superseded, onClose }: SupersededNoticeProps) {
  return (
    <div role="status">
      {superseded && (
        <div className={classes.notice}>
          <span>{copy.superseded.message[superseded.origin]}</span>
          <Button variant="quiet" size="sm" onClick={onClose}>
            {copy.superseded.close}
          </Button>
        </div>
      )}
    </div>
  )
}
