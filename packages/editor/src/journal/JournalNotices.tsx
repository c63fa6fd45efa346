'use client'

import { ConflictView } from './ConflictView.tsx'
import { EarlierVersions } from './EarlierVersions.tsx'
import { RestoreNotice } from './RestoreNotice.tsx'
import { SupersededNotice } from './SupersededNotice.tsx'
import type { UseJournalResult } from './use-local-journal.ts'

export interface JournalNoticesProps<Content> {
  journal: UseJournalResult<Content>
  /** The readable part of the content, such as title and text. */
  toText: (content: Content) => string
}

/** All notices of a journal: restored text, text published elsewhere, conflict, earlier versions. */
export function JournalNotices<Content>({ journal, toText }: JournalNoticesProps<Content>) {
  return (
    <>
      <RestoreNotice
        restored={journal.restored}
        onDiscard={() => void journal.discard()}
        onClose={journal.dismissRestored}
      />
      <SupersededNotice superseded={journal.superseded} onClose={journal.dismissRestored} />
      <ConflictView
        conflict={journal.conflict}
        toText={toText}
        onChoose={(choice) => void journal.resolve(choice)}
      />
      <EarlierVersions
        versions={journal.earlier}
        toText={toText}
        onRestore={(version) => void journal.restore(version)}
      />
    </>
  )
}
