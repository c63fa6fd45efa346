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
 * A conversation as the service keeps it, with what only this browser has: its branches, questions that never arrived,
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
    ...(local ? join(local, turns) : { turns, branches: [] }),
    updateDate: kept.updateDate ?? local?.updateDate ?? '',
  }
}

function join(local: Talk, kept: readonly Turn[]): Pick<Talk, 'turns' | 'branches'> {
  const last = local.turns.at(-1)
  const isLastUnsent = last?.role === 'user' && !kept.some(({ id }) => id === last.id)
  const settled = isLastUnsent ? local.turns.slice(0, -1) : local.turns
  const end = findParting(settled, kept)
  const own = settled.slice(end)
  const shared = putUnsent(settled.slice(0, end), kept)
  return {
    turns: isLastUnsent ? [...shared, last] : shared,
    branches: own.length > 0 ? [...local.branches, own] : local.branches,
  }
}

/** Where this browser's version parts from the service's: the question that has other words, or another sequel, there. */
function findParting(local: readonly Turn[], kept: readonly Turn[]): number {
  const contents = new Map(kept.map(({ id, content }) => [id, content]))
  const words = new Set(contents.values())
  let question = -1
  for (const [at, { id, role, content }] of local.entries()) {
    if (role !== 'user') continue
    // By its words, since other back ends name no turns.
    const isGone = !contents.has(id) && !words.has(content) && isAnswered(local, at)
    if (isGone) return question < 0 ? at : question
    if (!contents.has(id)) continue
    if (contents.get(id) !== content) return at
    question = at
  }
  return local.length
}

/** Questions that never arrived, each where it was asked: behind the turn before it, and the answer to that. */
function putUnsent(local: readonly Turn[], kept: readonly Turn[]): Turn[] {
  const turns = [...kept]
  let place = 0
  for (const [at, turn] of local.entries()) {
    const known = turns.findIndex(({ id }) => id === turn.id)
    if (known >= 0) place = known + 1
    else if (turn.role === 'user' && !isAnswered(local, at)) turns.splice(place++, 0, turn)
    while (turns[place]?.role === 'assistant') place += 1
  }
  return turns
}

/** What the service answered, it has had. */
function isAnswered(turns: readonly Turn[], at: number): boolean {
  return turns[at + 1]?.role === 'assistant'
}
