'use client'

import { RelativeTime } from '@mozhan/ui/client'
import { RestoredBar } from '@mozhan/ui/form'
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
        <RestoredBar onDiscard={onDiscard} onClose={onClose}>
          <RelativeTime date={new Date(restored.at).toISOString()} />
        </RestoredBar>
      )}
    </div>
  )
}
