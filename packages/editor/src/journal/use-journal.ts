'use client'

import { connectServer } from './connect-server.ts'
import {
  type UseJournalResult,
  type UseLocalJournalOptions,
  useLocalJournal,
} from './use-local-journal.ts'

export type UseJournalOptions<Content> = Omit<UseLocalJournalOptions<Content>, 'connect'>

/**
 * Stores a text while it is written, on this device and as a draft on the server: articles, questions, answers. Options
 * other than the key (owner, kind, target) are read in the render in which the key changed.
 */
export function useJournal<Content>(
  options: UseJournalOptions<Content>,
): UseJournalResult<Content> {
  return useLocalJournal({ ...options, connect: connectServer })
}
