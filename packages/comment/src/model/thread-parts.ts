import type { Comment } from '@mozhan/api-client/contract'
import type { ReplyPart } from '@mozhan/ui'
import {
  type CommentRow,
  type CommentTopic,
  countComments,
  toReply,
  toTopics,
} from './comment-thread.ts'

/** One part of a discussion as the site answers it. */
export interface ThreadPart {
  topics: CommentTopic[]
  /** Cursor of the part after it; absent at the end. */
  next?: string
  /** Comments there are in all; absent where the part does not tell. */
  total?: number
}

export function toThreadPart(comments: readonly Comment[]): ThreadPart {
  const { next, total } = comments.at(-1) ?? {}
  return {
    topics: toTopics(comments),
    ...(next === undefined ? {} : { next }),
    ...(total === undefined ? {} : { total }),
  }
}

export function toReplyPart(comments: readonly Comment[], topicId: string): ReplyPart<CommentRow> {
  const previous = comments[0]?.previous
  const next = comments.at(-1)?.next
  return {
    replies: comments.map((comment) => toReply(comment, topicId)),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  }
}

/** Comments there are in all, where a part is the first one. */
export function totalOf({ topics, total }: ThreadPart): number {
  return total ?? countComments(topics)
}

/** The topics with one comment replaced, wherever it stands. */
export function withRow(topics: readonly CommentTopic[], row: CommentRow): CommentTopic[] {
  return topics.map((topic) =>
    topic.id === row.id
      ? { ...topic, ...row }
      : {
          ...topic,
          replies: topic.replies.map((reply) =>
            reply.id === row.id ? { ...row, replyTo: reply.replyTo } : reply,
          ),
        },
  )
}
