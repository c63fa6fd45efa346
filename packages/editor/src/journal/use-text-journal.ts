'use client'

import { type UseJournalOptions, type UseJournalResult, useJournal } from './use-journal.ts'

export type UseTextJournalOptions = Omit<UseJournalOptions<string>, 'initial' | 'parse'>

/** A journal of plain text that begins empty: comments, letters, prompts. */
export function useTextJournal(options: UseTextJournalOptions): UseJournalResult<string> {
  return useJournal({ ...options, initial: '', parse: parseText })
}

function parseText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
