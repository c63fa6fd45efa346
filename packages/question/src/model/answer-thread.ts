import type { Answer } from '@mozhan/api-client/contract'
import { isRendererVersion } from '@mozhan/markdown'
import type { ThreadRow, ThreadTop } from '@mozhan/ui'
import { type Byline, toByline } from './question-row.ts'

/** A plain-text reply below an answer. */
export interface ReplyRow extends ThreadRow {
  author: Byline
  text: string
  /** Whether the text was deleted; replies to it remain. */
  isDeleted: boolean
}

/** Answer in a list. Plain data, because the server sends it to the client. */
export interface AnswerRow extends ThreadTop<ReplyRow> {
  author: Byline
  /** ISO date of an edit beyond the tolerance. */
  edited?: string
  /** ISO date of the last update. A change sends it as `basedOn`, so that the server can report a conflict. */
  version?: string
  /** HTML of our renderer. If it is absent, `markdown` is shown as plain text. */
  html?: string
  markdown: string
  isDeleted: boolean
  isAccepted: boolean
  likes: number
  /** Whether the reader voted for it; undefined on cached pages. */
  isLiked?: boolean
}

export const ANSWER_ORDERS = ['votes', 'newest', 'oldest'] as const
export type AnswerOrder = (typeof ANSWER_ORDERS)[number]

/** Order of the answers in the HTML. */
export const FIRST_ORDER: AnswerOrder = 'votes'

/** Edits within this time after writing are not shown, in ms. */
const EDIT_TOLERANCE_MS = 10 * 60_000

/** Converts the tree of the API to answers with flat replies. */
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

/** Converts an answer without its replies. */
export function toAnswerRow(answer: Answer): Omit<AnswerRow, 'replies' | 'replyCount'> {
  const isOurs = isRendererVersion(answer.htmlVersion)
  const { createDate = '', updateDate } = answer
  const isEdited =
    updateDate !== undefined && Date.parse(updateDate) - Date.parse(createDate) > EDIT_TOLERANCE_MS
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

/** Converts one reply that belongs to the answer with the id `answerId`. */
export function toReply(reply: Answer, answerId: string): ReplyRow {
  const { parentId, parentName } = reply
  if (parentId === answerId) return toReplyRow(reply)
  return { ...toReplyRow(reply), replyTo: { id: parentId, name: parentName?.trim() ?? '' } }
}

/** Sorts answers: the accepted one first, then by votes or by time. Deleted ones have no votes. */
export function sortAnswers(answers: readonly AnswerRow[], order: AnswerOrder): AnswerRow[] {
  // Not `toSorted`: Firefox has it since 115, and we support 111.
  return [...answers].sort((a, b) => {
    if (a.isAccepted !== b.isAccepted) return a.isAccepted ? -1 : 1
    if (order === 'newest') return byTime(b, a)
    if (order === 'oldest') return byTime(a, b)
    return b.likes - a.likes || byTime(a, b)
  })
}

/** Number of answers that are not deleted, without replies. */
export function countAnswers(answers: readonly AnswerRow[]): number {
  return answers.filter(({ isDeleted }) => !isDeleted).length
}

/** The asker and all who have answered or replied, by user id, each with what they did here. */
export function participantsOf(
  answers: readonly AnswerRow[],
  askerId: string,
  words: { asker: string; answered: string },
): Map<string, string> {
  const rows = answers.flatMap((answer) => [answer, ...answer.replies])
  const ids = rows.filter(({ isDeleted }) => !isDeleted).map(({ author }) => author.id)
  return new Map([...ids.map((id) => [id, words.answered] as const), [askerId, words.asker]])
}

/** Removes an answer or a reply. It stays as a placeholder if it has replies. */
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

/** Iterative, because threads may be deeper than the call stack. */
function toReplies(answer: Answer): ReplyRow[] {
  const rows: ReplyRow[] = []
  const open = answer.children.map((reply) => ({ reply, parent: answer }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { reply, parent } = next
    // `parentName`: the server lists all replies flat, each with `parentId`. Otherwise the parent is the node above.
    // A reply directly to the answer shows no name.
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

/** Compares by time, then by id. */
function byTime(a: ThreadRow, b: ThreadRow): number {
  return a.date.localeCompare(b.date) || a.id.length - b.id.length || a.id.localeCompare(b.id)
}
