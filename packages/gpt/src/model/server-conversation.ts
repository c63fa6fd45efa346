import type { ChatMessage, Conversation as ServerConversation } from '@mozhan/api-client/contract'
import { type Conversation, type Turn, toAnswerFlags } from './conversation.ts'

/**
 * Converts messages of the server to turns. System messages are omitted.
 * @param local turns of this browser. Other back ends send no turn ids; their messages take those of the turns that they match
 */
export function toTurns(messages: readonly ChatMessage[], local: readonly Turn[] = []): Turn[] {
  const matchTurn = createMatcher(local)
  return messages.flatMap((message, index) => {
    const { role, content, id, status, createDate, ...flags } = message
    if (role === 'system') return []
    const turn: Turn = {
      id: id ?? matchTurn({ role, content }) ?? freeId(`t${index}`, local),
      role,
      content,
      ...(status ? { status } : {}),
      ...toAnswerFlags(flags),
      ...(createDate ? { createDate } : {}),
    }
    return [turn]
  })
}

/** Finds the local turn of each message, in order: the next question with the same text, and the answer that follows it. */
function createMatcher(local: readonly Turn[]) {
  let next = 0
  let isQuestionMatched = false
  return ({ role, content }: Pick<Turn, 'role' | 'content'>): string | undefined => {
    const isAnswer = role === 'assistant'
    const at = isAnswer
      ? next
      : local.findIndex(
          (turn, index) => index >= next && turn.role === role && turn.content === content,
        )
    const turn = isAnswer && !isQuestionMatched ? undefined : local[at]
    isQuestionMatched = !isAnswer && turn !== undefined
    if (turn?.role !== role) return undefined
    next = at + 1
    return turn.id
  }
}

function freeId(id: string, local: readonly Turn[]): string {
  return local.some((turn) => turn.id === id) ? freeId(`${id}-`, local) : id
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
  const turns = toTurns(server.content ?? [], local?.turns)
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
  let question = -1
  for (const [at, { id, role, content }] of local.entries()) {
    if (role !== 'user') continue
    const isMissing = !contentById.has(id) && isAnswered(local, at)
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
