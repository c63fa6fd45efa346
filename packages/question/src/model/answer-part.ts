import type { Answer } from '@mozhan/api-client/contract'
import type { ReplyPart } from '@mozhan/ui'
import { type AnswerRow, countAnswers, type ReplyRow, toAnswers, toReply } from './answer-thread.ts'

/** One page of the answers to a question. */
export interface AnswerPart {
  answers: AnswerRow[]
  /** Cursor of the next page; absent after the last. */
  next?: string
  /** Total number of answers; absent when the page does not contain it. */
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

/** Total number of answers, given the first page. */
export function totalOf({ answers, total }: AnswerPart): number {
  return total ?? countAnswers(answers)
}

/** Adds the reader's votes to answers that have none yet. */
export function withVotes(known: readonly AnswerRow[], own: readonly AnswerRow[]): AnswerRow[] {
  const votes = new Map(own.map(({ id, isLiked }) => [id, isLiked]))
  return known.map((row) => ({ ...row, isLiked: row.isLiked ?? votes.get(row.id) }))
}
