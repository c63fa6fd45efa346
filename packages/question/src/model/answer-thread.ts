import type { Answer } from '@mozhan/api-client/contract'
import { RENDERER_VERSION } from '@mozhan/markdown'
import { type Byline, toByline } from './question-row.ts'

/** A plain-text reply below an answer. */
export interface ReplyRow {
  id: string
  author: Byline
  /** ISO date; empty where the back end does not tell. */
  date: string
  text: string
  /** Its words were deleted; replies below it stay. */
  isDeleted: boolean
  /** Whom it answers, where that is not the answer it stands under. */
  replyTo?: { id: string; name: string }
}

/** An answer as it is shown. Plain data: it crosses from server to client. */
export interface AnswerRow {
  id: string
  author: Byline
  date: string
  /** ISO date of a noticeable later change. */
  edited?: string
  /** ISO date that names this version of it. */
  version?: string
  /** HTML of our own renderer; absent: `markdown` is shown as it stands. */
  html?: string
  markdown: string
  isDeleted: boolean
  isAccepted: boolean
  likes: number
  /** Whether the reader voted for it; unknown on public pages. */
  isLiked?: boolean
  /** Everything below it, flat and in the order of time. */
  replies: ReplyRow[]
}

export const ANSWER_ORDERS = ['votes', 'newest', 'oldest'] as const
export type AnswerOrder = (typeof ANSWER_ORDERS)[number]

/** A change within this time of writing is not worth a word, ms. */
const SAME_MOMENT = 10 * 60_000

/** Turns the tree of the wire into answers with flat replies. */
export function toAnswers(tree: readonly Answer[]): AnswerRow[] {
  return tree.map((answer) => {
    const isOurs = answer.htmlVersion === RENDERER_VERSION
    const { createDate = '', updateDate } = answer
    const isEdited =
      updateDate !== undefined && Date.parse(updateDate) - Date.parse(createDate) > SAME_MOMENT
    return {
      id: answer.id,
      author: toByline(answer),
      date: createDate,
      ...(isEdited ? { edited: updateDate } : {}),
      ...(updateDate === undefined ? {} : { version: updateDate }),
      ...(isOurs && answer.htmlContent ? { html: answer.htmlContent } : {}),
      markdown: answer.mdContent ?? '',
      isDeleted: answer.isDeleted,
      isAccepted: answer.isAccepted ?? false,
      likes: answer.thumhup,
      isLiked: answer.isThumb,
      replies: toReplies(answer),
    }
  })
}

/** The accepted answer first, then by votes or by time; deleted ones have no votes and stand where they were. */
export function sortAnswers(answers: readonly AnswerRow[], order: AnswerOrder): AnswerRow[] {
  const byTime = (a: AnswerRow, b: AnswerRow) => a.date.localeCompare(b.date)
  // Firefox has `toSorted` since 115; we serve 111.
  return [...answers].sort((a, b) => {
    if (a.isAccepted !== b.isAccepted) return a.isAccepted ? -1 : 1
    if (order === 'newest') return byTime(b, a)
    if (order === 'oldest') return byTime(a, b)
    return b.likes - a.likes || byTime(a, b)
  })
}

/** Answers that have words; replies are not counted. */
export function countAnswers(answers: readonly AnswerRow[]): number {
  return answers.filter(({ isDeleted }) => !isDeleted).length
}

/** The answer that an anchor points into, be it the answer itself or a reply below it. */
export function findAnswerOf(answers: readonly AnswerRow[], id: string): AnswerRow | undefined {
  return answers.find((answer) => answer.id === id || answer.replies.some((row) => row.id === id))
}

/** Walks without recursion: threads may be deeper than a stack. */
function toReplies(answer: Answer): ReplyRow[] {
  const rows: ReplyRow[] = []
  const open = answer.children.map((reply) => ({ reply, parent: answer }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { reply, parent } = next
    const author = toByline(reply)
    rows.push({
      id: reply.id,
      author,
      date: reply.createDate ?? '',
      text: reply.htmlContent ?? '',
      isDeleted: reply.isDeleted,
      ...(parent === answer ? {} : { replyTo: { id: parent.id, name: parent.nickName.trim() } }),
    })
    for (const child of reply.children) open.push({ reply: child, parent: reply })
  }
  return rows.sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id))
}
