import type { Comment } from '@mozhan/api-client/contract'
import { isRendererVersion } from '@mozhan/markdown'
import type { ThreadRow, ThreadTop } from '@mozhan/ui'

/** What can be commented on. */
export interface Subject {
  kind: 'article' | 'resource'
  id: string
}

export interface CommentAuthor {
  id: string
  name: string
  imageUrl?: string
}

/** A comment as it is shown. Plain data: it crosses from server to client. */
export interface CommentRow extends ThreadRow {
  author: CommentAuthor
  /** HTML of our own renderer. */
  html?: string
  /** Shown as plain text if there is no HTML; empty otherwise. */
  text: string
  /** A deleted comment is shown without its text while it has replies. */
  isDeleted: boolean
}

/** A top-level comment with its loaded replies. All levels of replies are in one flat list. */
export interface TopComment extends CommentRow, ThreadTop<CommentRow> {}

export type CommentOrder = 'newest' | 'oldest'

/** Converts the tree of the server to top-level comments, in the same order. */
export function toTopComments(comments: readonly Comment[]): TopComment[] {
  return comments.map((comment) => {
    const replies = toReplies(comment)
    const { childCount, childPrevious, childNext } = comment
    return {
      ...toCommentRow(comment),
      replies,
      replyCount: childCount ?? replies.length,
      ...(childPrevious === undefined ? {} : { previous: childPrevious }),
      ...(childNext === undefined ? {} : { next: childNext }),
    }
  })
}

/** Converts a reply of a flat list. @param topId id of its top-level comment */
export function toReply(comment: Comment, topId: string): CommentRow {
  const { parentId, parentName } = comment
  if (parentId === topId) return toCommentRow(comment)
  return { ...toCommentRow(comment), replyTo: { id: parentId, name: parentName?.trim() ?? '' } }
}

/** Number of loaded comments and replies that are not deleted. */
export function countComments(topComments: readonly TopComment[]): number {
  return topComments.reduce(
    (sum, top) => sum + [top, ...top.replies].filter((row) => !row.isDeleted).length,
    0,
  )
}

export function sortTopComments(
  topComments: readonly TopComment[],
  order: CommentOrder,
): TopComment[] {
  const sign = order === 'newest' ? -1 : 1
  return [...topComments].sort((a, b) => sign * byTime(a, b))
}

/** Removes a comment. One with replies is marked as deleted instead. */
export function withoutComment(topComments: readonly TopComment[], id: string): TopComment[] {
  return topComments.flatMap((top) => {
    if (top.id === id) return top.replyCount > 0 ? [toDeleted(top)] : []
    if (!top.replies.some((reply) => reply.id === id)) return [top]
    const isAnswered = top.replies.some(({ replyTo }) => replyTo?.id === id)
    const replies = top.replies.flatMap((reply) =>
      reply.id !== id ? [reply] : isAnswered ? [toDeleted(reply)] : [],
    )
    const replyCount = top.replyCount - (isAnswered ? 0 : 1)
    return top.isDeleted && replyCount === 0 ? [] : [{ ...top, replies, replyCount }]
  })
}

function toDeleted<Row extends CommentRow>(row: Row): Row {
  return { ...row, html: undefined, text: '', isCut: false, isDeleted: true }
}

/** Iterative, because deep threads would overflow the call stack. */
function toReplies(top: Comment): CommentRow[] {
  const rows: CommentRow[] = []
  const open = top.children.map((comment) => ({ comment, parent: top }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { comment, parent } = next
    const name = comment.parentName ?? (parent === top ? undefined : nameOf(parent))
    const id = comment.parentName === undefined ? parent.id : comment.parentId
    rows.push(
      name === undefined
        ? toCommentRow(comment)
        : { ...toCommentRow(comment), replyTo: { id, name } },
    )
    for (const child of comment.children) open.push({ comment: child, parent: comment })
  }
  return rows.sort(byTime)
}

/** Converts a comment without its replies. */
export function toCommentRow(comment: Comment): CommentRow {
  const isTrusted = isRendererVersion(comment.htmlVersion)
  const html = isTrusted && comment.htmlContent ? comment.htmlContent : undefined
  return {
    id: comment.id,
    author: { id: comment.userId ?? '', name: nameOf(comment), imageUrl: comment.userImage },
    date: comment.createDate ?? '',
    // The page contains each text once.
    ...(html === undefined ? { text: comment.content } : { html, text: '' }),
    ...(comment.isCut ? { isCut: true } : {}),
    isDeleted: comment.isDeleted,
  }
}

function nameOf(comment: Comment): string {
  return comment.nickName.trim()
}

/** Compares by date, then by id. */
function byTime(a: ThreadRow, b: ThreadRow): number {
  return a.date.localeCompare(b.date) || a.id.length - b.id.length || a.id.localeCompare(b.id)
}
