import type { Comment } from '@mozhan/api-client/contract'
import type { ReplyPart } from '@mozhan/ui'
import {
  type CommentRow,
  countComments,
  type TopComment,
  toReply,
  toTopComments,
} from './comment-thread.ts'

/** One part of a thread, as the server sends it. */
export interface ThreadPart {
  topComments: TopComment[]
  /** Cursor of the next part; absent at the end. */
  next?: string
  /** Number of all comments; absent if the server does not send it. */
  total?: number
}

export function toThreadPart(comments: readonly Comment[]): ThreadPart {
  const { next, total } = comments.at(-1) ?? {}
  return {
    topComments: toTopComments(comments),
    ...(next === undefined ? {} : { next }),
    ...(total === undefined ? {} : { total }),
  }
}

export function toReplyPart(comments: readonly Comment[], topId: string): ReplyPart<CommentRow> {
  const previous = comments[0]?.previous
  const next = comments.at(-1)?.next
  return {
    replies: comments.map((comment) => toReply(comment, topId)),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  }
}

/** Number of all comments. @param part the first part of the thread */
export function totalOf({ topComments, total }: ThreadPart): number {
  return total ?? countComments(topComments)
}

/** Replaces one comment or reply. */
export function withRow(topComments: readonly TopComment[], row: CommentRow): TopComment[] {
  return topComments.map((top) =>
    top.id === row.id
      ? { ...top, ...row }
      : {
          ...top,
          replies: top.replies.map((reply) =>
            reply.id === row.id ? { ...row, replyTo: reply.replyTo } : reply,
          ),
        },
  )
}
