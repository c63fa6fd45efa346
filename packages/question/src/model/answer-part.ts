import type { Answer } from '@mozhan/api-client/contract'
import type { ReplyPart } from '@mozhan/ui'
import { type AnswerRow, countAnswers, type ReplyRow, toAnswers, toReply } from './answer-thread.ts'

/** One part of the answers to a question as the site answers it. */
export interface AnswerPart {
  answers: AnswerRow[]
  /** Cursor of the part after it; absent at the end. */
  next?: string
  /** Answers there are in all; absent where the part does not tell. */
  total?: number
}

export function toAnswerPart(tree: readonly Answer[]): AnswerPart {
  const { next, total } = tree.at(-1) ?? {}
  return {
    answers: toAnswers(tree),
    ...(next === undefined ? {} : { next }),
    ...(total === undefined ? {} : { total }),
  }
}

export function toReplyPart(replies: readonly Answer[], answerId: string): ReplyPart<ReplyRow> {
  const previous = replies[0]?.previous
  const next = replies.at(-1)?.next
  return {
    replies: replies.map((reply) => toReply(reply, answerId)),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  }
}

/** Answers there are in all, where a part is the first one. */
export function totalOf({ answers, total }: AnswerPart): number {
  return total ?? countAnswers(answers)
}

/** Known answers with what the reader voted for, where that was not known yet. */
export function withVotes(known: readonly AnswerRow[], own: readonly AnswerRow[]): AnswerRow[] {
  const votes = new Map(own.map(({ id, isLiked }) => [id, isLiked]))
  return known.map((row) => ({ ...row, isLiked: row.isLiked ?? votes.get(row.id) }))
}
