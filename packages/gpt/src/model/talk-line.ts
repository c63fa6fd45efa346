import type { Conversation } from '@mozhan/api-client/contract'
import type { Talk } from './talk.ts'

/** A talk in the list. */
export interface TalkLine {
  id: string
  title: string
  /** ISO. */
  updateDate: string
}

export function toLine({ id, title, updateDate = '' }: Talk | Conversation): TalkLine {
  return { id, title, updateDate }
}

/** Talks that say this somewhere, in any case; all of them for nothing. */
export function searchTalks(talks: readonly Talk[], words: string): Talk[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return [...talks]
  const says = (text: string) => text.toLowerCase().includes(wanted)
  return talks.filter(
    ({ title, turns }) => says(title) || turns.some(({ content }) => says(content)),
  )
}

/** One list of several, the latest first, each talk once: what stands earlier among the arguments counts. */
export function mergeLines(...lists: readonly (readonly TalkLine[])[]): TalkLine[] {
  const byId = new Map<string, TalkLine>()
  for (const line of lists.flat()) if (!byId.has(line.id)) byId.set(line.id, line)
  return [...byId.values()].sort((a, b) => b.updateDate.localeCompare(a.updateDate))
}
