'use client'

import { type UseJournalOptions, type UseJournalResult, useJournal } from '@mozhan/editor/journal'
import { type DraftConnectionOptions, useDraftConnection } from '../client/use-draft-connection.ts'

export interface ContentJournalOptions<Content>
  extends DraftConnectionOptions<Content>,
    Pick<UseJournalOptions<Content>, 'initial' | 'restOf'> {
  /** Loads the published text; undefined if it was deleted. Absent for a new text. */
  loadCurrent?: (() => Promise<Content | undefined>) | undefined
}

/** Stores a text in this browser and as a draft on the server. `parse` and `titleOf` must be stable between renders. */
export function useContentJournal<Content>({
  initial,
  restOf,
  loadCurrent,
  ...options
}: ContentJournalOptions<Content>): UseJournalResult<Content> {
  const { owner, kind, id, parse } = options
  const connection = useDraftConnection(options)
  return useJournal({
    ...{ owner, kind, target: id, initial, restOf, parse },
    ...connection,
    ...(loadCurrent && { remote: { ...connection.remote, loadCurrent } }),
  })
}
