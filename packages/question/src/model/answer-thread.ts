import type { Answer } from '@mozhan/api-client/contract'
import { isRendererVersion } from '@mozhan/markdown'
import type { ThreadRow, ThreadTop } from '@mozhan/ui'
import { type Byline, toByline } from './question-row.ts'

/** A plain-text reply below an answer. */
export interface ReplyRow extends ThreadRow {
  author: Byline
  text: string
  /** Its words were deleted; replies below it stay. */
  isDeleted: boolean
}

/** An answer as it is shown. Plain data: it crosses from server to client. */
export interface AnswerRow extends ThreadTop<ReplyRow> {
  author: Byline
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
}

export const ANSWER_ORDERS = ['votes', 'newest', 'oldest'] as const
export type AnswerOrder = (typeof ANSWER_ORDERS)[number]

/** The order in which a page comes. */
export const FIRST_ORDER: AnswerOrder = 'votes'

/** A change within this time of writing is not worth a word, ms. */
const SAME_MOMENT = 10 * 60_000

/** Turns the tree of the wire into answers with flat replies. */
export function toAnswers(tree: readonly Answer[]): AnswerRow[] {
  return tree.map((answer) => {
    const replies = toReplies(answer)
    const { childCount, childPrevious, childNext } = answer
    return {
      ...toAnswerRow(answer),
      replies,
      replyCount: childCount ?? replies.length,
      ...(childPrevious === undefined ? {} : { previous: childPrevious }),
      ...(childNext === undefined ? {} : { next: childNext }),
    }
  })
}

/** An answer without what stands below it. */
export function toAnswerRow(answer: Answer): Omit<AnswerRow, 'replies' | 'replyCount'> {
  const isOurs = isRendererVersion(answer.htmlVersion)
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
    ...(answer.isCut ? { isCut: true } : {}),
    isDeleted: answer.isDeleted,
    isAccepted: answer.isAccepted ?? false,
    likes: answer.thumhup,
    isLiked: answer.isThumb,
  }
}

/** A reply of a flat list below an answer. */
export function toReply(reply: Answer, answerId: string): ReplyRow {
  const { parentId, parentName } = reply
  if (parentId === answerId) return toReplyRow(reply)
  return { ...toReplyRow(reply), replyTo: { id: parentId, name: parentName?.trim() ?? '' } }
}

/** The accepted answer first, then by votes or by time; deleted ones have no votes and stand where they were. */
export function sortAnswers(answers: readonly AnswerRow[], order: AnswerOrder): AnswerRow[] {
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

/** The answers after an answer or a reply was deleted: its place stays only where replies stand below it. */
export function withoutAnswer(answers: readonly AnswerRow[], id: string): AnswerRow[] {
  return answers.flatMap((answer) => {
    if (answer.id === id) {
      const gone = { html: undefined, markdown: '', isCut: false, isDeleted: true, likes: 0 }
      return answer.replyCount > 0 ? [{ ...answer, ...gone, isAccepted: false }] : []
    }
    if (!answer.replies.some((reply) => reply.id === id)) return [answer]
    const isAnswered = answer.replies.some(({ replyTo }) => replyTo?.id === id)
    const replies = answer.replies.flatMap((reply) => {
      if (reply.id !== id) return [reply]
      return isAnswered ? [{ ...reply, text: '', isCut: false, isDeleted: true }] : []
    })
    const replyCount = answer.replyCount - (isAnswered ? 0 : 1)
    return answer.isDeleted && replyCount === 0 ? [] : [{ ...answer, replies, replyCount }]
  })
}

/** Walks without recursion: threads may be deeper than a stack. */
function toReplies(answer: Answer): ReplyRow[] {
  const rows: ReplyRow[] = []
  const open = answer.children.map((reply) => ({ reply, parent: answer }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { reply, parent } = next
    const name = reply.parentName ?? (parent === answer ? undefined : parent.nickName.trim())
    const id = reply.parentName === undefined ? parent.id : reply.parentId
    rows.push(
      name === undefined ? toReplyRow(reply) : { ...toReplyRow(reply), replyTo: { id, name } },
    )
    for (const child of reply.children) open.push({ reply: child, parent: reply })
  }
  return rows.sort(byTime)
}

function toReplyRow(reply: Answer): ReplyRow {
  return {
    id: reply.id,
    author: toByline(reply),
    date: reply.createDate ?? '',
    text: reply.htmlContent ?? '',
    ...(reply.isCut ? { isCut: true } : {}),
    isDeleted: reply.isDeleted,
  }
}

/** The order of time; two of one moment stand in the order of their ids. */
function byTime(a: ThreadRow, b: ThreadRow): number {
  return a.date.localeCompare(b.date) || a.id.length - b.id.length || a.id.localeCompare(b.id)
}
