'use client'

import { Button } from '@mozhan/ui'
import { copy } from './copy.ts'
import classes from './SupersededNotice.module.css'
import type { JournalSnapshot } from './types.ts'

export interface SupersededNoticeProps {
  /** Of the journal; nothing is shown without it. */
  superseded: JournalSnapshot<unknown>['superseded']
  /** The notice has been read. */
  onClose: () => void
}

/** Says that the text was published, or given up, in another place. */
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
