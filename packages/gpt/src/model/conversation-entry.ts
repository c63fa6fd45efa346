import type { Conversation as ServerConversation } from '@mozhan/api-client/contract'
import type { Conversation } from './conversation.ts'

/** A conversation in the list. */
export interface ConversationEntry {
  id: string
  title: string
  /** ISO. */
  updateDate: string
}

export function toEntry({
  id,
  title,
  updateDate = '',
}: Conversation | ServerConversation): ConversationEntry {
  return { id, title, updateDate }
}

/** Conversations whose title or turns contain the text, ignoring case; all of them for an empty text. */
export function searchConversations(
  conversations: readonly Conversation[],
  text: string,
): Conversation[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return [...conversations]
  const matches = (value: string) => value.toLowerCase().includes(wanted)
  return conversations.filter(
    ({ title, turns }) => matches(title) || turns.some(({ content }) => matches(content)),
  )
}

/** Merges lists, the latest entry first. Of entries with the same id, the one of the earlier list is used. */
export function mergeEntries(
  ...lists: readonly (readonly ConversationEntry[])[]
): ConversationEntry[] {
  const byId = new Map<string, ConversationEntry>()
  for (const entry of lists.flat()) if (!byId.has(entry.id)) byId.set(entry.id, entry)
  return [...byId.values()].sort((a, b) => b.updateDate.localeCompare(a.updateDate))
}
