import type { ChatMessage, Conversation } from '@mozhan/api-client/contract'
import { type Talk, type Turn, toRemarks } from './talk.ts'

/** The turns of a kept conversation. Words of a system are none of the reader's. */
export function toTurns(messages: readonly ChatMessage[]): Turn[] {
  return messages.flatMap(({ role, content, id, status, createDate, ...remarks }, index) => {
    if (role === 'system') return []
    const turn: Turn = {
      id: id ?? `t${index}`,
      role,
      content,
      ...(status ? { status } : {}),
      ...toRemarks(remarks),
      ...(createDate ? { createDate } : {}),
    }
    return [turn]
  })
}

/** The turns as the service takes them: an answer of which nothing came says nothing. */
export function toMessages(turns: readonly Turn[]): ChatMessage[] {
  return turns
    .filter(({ role, content }) => role === 'user' || content.trim() !== '')
    .map(({ role, content, id, status, createDate, ...remarks }) => ({
      role,
      content,
      id,
      ...(status && status !== 'running' ? { status } : {}),
      ...toRemarks(remarks),
      ...(createDate ? { createDate } : {}),
    }))
}

/**
 * A conversation as the service keeps it, with what only this browser has: its branches, a question that never arrived,
 * and a version that the service does not have.
 */
export function adopt(local: Talk | undefined, kept: Conversation): Talk {
  const turns = toTurns(kept.content ?? [])
  const topic =
    kept.articleId === undefined || local?.topic?.id === kept.articleId
      ? local?.topic
      : { id: kept.articleId }
  return {
    id: kept.id,
    title: kept.title,
    ...(topic ? { topic } : {}),
    turns: [...turns, ...(local ? findUnsent(local, turns) : [])],
    branches: local ? keepVersions(local, turns) : [],
    updateDate: kept.updateDate ?? local?.updateDate ?? '',
  }
}

/** A question at the end of which the service knows nothing. */
function findUnsent(local: Talk, kept: readonly Turn[]): Turn[] {
  const known = new Set(kept.map(({ id }) => id))
  return local.turns.filter(({ id, role }) => role === 'user' && !known.has(id)).slice(-1)
}

/** The branches, and what this browser shows of a question that the service has in other words. */
function keepVersions(local: Talk, kept: readonly Turn[]): Talk['branches'] {
  const contents = new Map(kept.map(({ id, content }) => [id, content]))
  const at = local.turns.findIndex(
    ({ id, role, content }) => role === 'user' && contents.has(id) && contents.get(id) !== content,
  )
  return at < 0 ? local.branches : [...local.branches, local.turns.slice(at)]
}
