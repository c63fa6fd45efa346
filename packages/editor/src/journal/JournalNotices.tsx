'use client'

import { whenIdle } from '@mozhan/ui/client'
import { lazy, Suspense, useEffect } from 'react'
import { RestoreNotice } from './RestoreNotice.tsx'
import { SupersededNotice } from './SupersededNotice.tsx'
import type { UseJournalResult } from './use-local-journal.ts'

const loadVersionNotices = () => import('./VersionNotices.tsx')
/** Rarely needed, so it is not part of the first download. `lazy` loses the type parameter. */
const VersionNotices = lazy(loadVersionNotices) as typeof import('./VersionNotices.tsx').default

export interface JournalNoticesProps<Content> {
  journal: UseJournalResult<Content>
  /** The readable part of the content, such as title and text. */
  toText: (content: Content) => string
}

/** All notices of a journal: restored text, text published elsewhere, conflict, earlier versions. */
export function JournalNotices<Content>({ journal, toText }: JournalNoticesProps<Content>) {
  // Preloaded, so that it also opens offline.
  useEffect(() => whenIdle(async () => void (await loadVersionNotices())), [])
  return (
    <>
      <RestoreNotice
        restored={journal.restored}
        onDiscard={() => void journal.discard()}
        onClose={journal.dismissRestored}
      />
      <SupersededNotice superseded={journal.superseded} onClose={journal.dismissRestored} />
      {journal.conflict || journal.earlier.length > 0 ? (
        <Suspense>
          <VersionNotices journal={journal} toText={toText} />
        </Suspense>
      ) : null}
    </>
  )
}
