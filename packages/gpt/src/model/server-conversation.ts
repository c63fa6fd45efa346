import type { ChatMessage, Conversation as ServerConversation } from '@mozhan/api-client/contract'
import { type Conversation, type Turn, toAnswerFlags } from './conversation.ts'

/** Converts messages of the server to turns. System messages are omitted. */
export function toTurns(messages: readonly ChatMessage[]): Turn[] {
  return messages.flatMap(({ role, content, id, status, createDate, ...flags }, index) => {
    if (role === 'system') return []
    const turn: Turn = {
      id: id ?? `t${index}`,
      role,
      content,
      ...(status ? { status } : {}),
      ...toAnswerFlags(flags),
      ...(createDate ? { createDate } : {}),
    }
    return [turn]
  })
}

/** Converts turns to messages for the server. Empty answers are omitted. */
export function toMessages(turns: readonly Turn[]): ChatMessage[] {
  return turns
    .filter(({ role, content }) => role === 'user' || content.trim() !== '')
    .map(({ role, content, id, status, createDate, ...flags }) => ({
      role,
      content,
      id,
      ...(status && status !== 'running' ? { status } : {}),
      ...toAnswerFlags(flags),
      ...(createDate ? { createDate } : {}),
    }))
}

/**
 * Merges the conversation of the server with what only this browser has: branches, unsent questions, and turns that the server
 * does not have, which become a branch.
 */
export function mergeServerConversation(
  local: Conversation | undefined,
  server: ServerConversation,
): Conversation {
  const turns = toTurns(server.content ?? [])
  const subject =
    server.articleId === undefined || local?.subject?.id === server.articleId
      ? local?.subject
      : { id: server.articleId }
  return {
    id: server.id,
    title: server.title,
    ...(subject ? { subject } : {}),
    ...(local ? mergeTurns(local, turns) : { turns, branches: [] }),
    updateDate: server.updateDate ?? local?.updateDate ?? '',
  }
}

function mergeTurns(
  local: Conversation,
  server: readonly Turn[],
): Pick<Conversation, 'turns' | 'branches'> {
  const last = local.turns.at(-1)
  const isLastUnsent = last?.role === 'user' && !server.some(({ id }) => id === last.id)
  const sent = isLastUnsent ? local.turns.slice(0, -1) : local.turns
  const end = findDivergence(sent, server)
  const localOnly = sent.slice(end)
  const shared = insertUnsent(sent.slice(0, end), server)
  return {
    turns: isLastUnsent ? [...shared, last] : shared,
    branches: localOnly.length > 0 ? [...local.branches, localOnly] : local.branches,
  }
}

/**
 * Index of the question with which the local branch begins: the first question whose text differs on the server. If an
 * answered question is missing there, it is the last question before it that both have (same id and text), because a
 * branch belongs to the question with which it begins. Answers are not compared.
 */
function findDivergence(local: readonly Turn[], server: readonly Turn[]): number {
  const contentById = new Map(server.map(({ id, content }) => [id, content]))
  const contents = new Set(contentById.values())
  let question = -1
  for (const [at, { id, role, content }] of local.entries()) {
    if (role !== 'user') continue
    // Also compared by content, because other back ends send no turn ids.
    const isMissing = !contentById.has(id) && !contents.has(content) && isAnswered(local, at)
    if (isMissing) return question < 0 ? at : question
    if (!contentById.has(id)) continue
    if (contentById.get(id) !== content) return at
    question = at
  }
  return local.length
}

/** Inserts unsent questions after the turn that precedes them, and after the answers to that turn. */
function insertUnsent(local: readonly Turn[], server: readonly Turn[]): Turn[] {
  const turns = [...server]
  let place = 0
  for (const [at, turn] of local.entries()) {
    const index = turns.findIndex(({ id }) => id === turn.id)
    if (index >= 0) place = index + 1
    else if (turn.role === 'user' && !isAnswered(local, at)) turns.splice(place++, 0, turn)
    while (turns[place]?.role === 'assistant') place += 1
  }
  return turns
}

/** An answered question has reached the server. */
function isAnswered(turns: readonly Turn[], at: number): boolean {
  return turns[at + 1]?.role === 'assistant'
}
