'use client'

import { RelativeTime } from '@mozhan/ui/client'
import { RestoredBar } from '@mozhan/ui/form'
import type { JournalSnapshot } from './types.ts'

export interface RestoreNoticeProps {
  /** Of the journal; nothing is shown without it. */
  restored: JournalSnapshot<unknown>['restored']
  /** Discards the text; it becomes an earlier version. */
  onDiscard: () => void
  /** Dismisses the notice. */
  onClose: () => void
}

/** Says that a stored text was restored, and offers to discard it. */
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
