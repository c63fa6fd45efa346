'use client'

import { connectServer } from './server-part.ts'
import {
  type UseJournalResult,
  type UseLocalJournalOptions,
  useLocalJournal,
} from './use-local-journal.ts'

export type UseJournalOptions<Content> = Omit<UseLocalJournalOptions<Content>, 'connect'>

/**
 * Keeps a text while it is written, on this machine and as a draft of the server: articles, questions, answers. Options
 * other than the key (owner, kind, target) are those of the render in which the key was new.
 */
export function useJournal<Content>(
  options: UseJournalOptions<Content>,
): UseJournalResult<Content> {
  return useLocalJournal({ ...options, connect: connectServer })
}
