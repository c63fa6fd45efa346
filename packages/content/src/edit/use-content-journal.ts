'use client'

import { type UseJournalOptions, type UseJournalResult, useJournal } from '@mozhan/editor/journal'
import { type DraftConnectionOptions, useDraftConnection } from '../client/use-draft-connection.ts'

export interface ContentJournalOptions<Content>
  extends DraftConnectionOptions<Content>,
    Pick<UseJournalOptions<Content>, 'initial' | 'restOf'> {
  /** The text as it stands, where one that stands is changed; undefined where it is gone. Absent for a new one. */
  loadStanding?: (() => Promise<Content | undefined>) | undefined
}

/** Keeps what somebody writes, on this machine and as a draft of the site. `parse` and `titleOf` keep their identity. */
export function useContentJournal<Content>({
  initial,
  restOf,
  loadStanding,
  ...options
}: ContentJournalOptions<Content>): UseJournalResult<Content> {
  const { owner, kind, id, parse } = options
  const connection = useDraftConnection(options)
  return useJournal({
    ...{ owner, kind, target: id, initial, restOf, parse },
    ...connection,
    ...(loadStanding && { remote: { ...connection.remote, loadStanding } }),
  })
}
