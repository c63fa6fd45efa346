'use client'

import { ConflictView } from './ConflictView.tsx'
import { EarlierVersions } from './EarlierVersions.tsx'
import type { JournalNoticesProps } from './JournalNotices.tsx'

/** The notices of a journal about other versions of its text. */
export default function VersionNotices<Content>({ journal, toText }: JournalNoticesProps<Content>) {
  return (
    <>
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
