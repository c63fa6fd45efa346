import type { AnswerOf, contract } from '@mozhan/api-client/contract'
import { copy } from './copy.ts'
import { isAbandoned } from './policy.ts'
import type { ConversationRow, TurnRow } from './queries.ts'

type Answer = AnswerOf<typeof contract.conversation.getConversation>

/** A conversation in the form of the contract, without turns. */
export function presentConversation(row: ConversationRow): Answer {
  return {
    id: row.id,
    userId: row.userId,
    title: row.title,
    articleId: row.articleId,
    model: row.model,
    createDate: row.createDate.toISOString(),
    updateDate: row.updateDate.toISOString(),
  }
}

/** A conversation with its turns. An abandoned answer is presented as failed. */
export function presentWithTurns(
  row: ConversationRow,
  turns: readonly TurnRow[],
  now: Date,
): Answer {
  const content = turns.map((turn) => {
    const { id, role, content } = turn
    const createDate = turn.createDate.toISOString()
    const base = { id, role, content, createDate, isWithoutArticle: turn.isWithoutArticle }
    if (isAbandoned(turn, now))
      return { ...base, status: 'failed' as const, error: copy.failures.broken }
    return { ...base, status: turn.status, error: turn.error, isRetryable: turn.isRetryable }
  })
  return { ...presentConversation(row), content }
}
