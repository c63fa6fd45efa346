'use client'

import { restOfText } from './rest-of.ts'
import {
  type UseJournalResult,
  type UseLocalJournalOptions,
  useLocalJournal,
} from './use-local-journal.ts'

export type UseTextJournalOptions = Pick<
  UseLocalJournalOptions<string>,
  'owner' | 'kind' | 'target' | 'registerBeforeLeave' | 'environment'
>

/** A journal of plain text that starts empty and is stored on this device only: comments, letters, prompts. */
export function useTextJournal(options: UseTextJournalOptions): UseJournalResult<string> {
  return useLocalJournal({ ...options, initial: '', parse: parseText, restOf: restOfText })
}

function parseText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
