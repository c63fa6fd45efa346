import type { Comment } from '@mozhan/api-client/contract'
import {
  byTime,
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

/** A part of the replies below one topic. */
export interface ReplyPart {
  replies: CommentRow[]
  previous?: string
  next?: string
}

export function toThreadPart(comments: readonly Comment[]): ThreadPart {
  const { next, total } = comments.at(-1) ?? {}
  return {
    topics: toTopics(comments),
    ...(next === undefined ? {} : { next }),
    ...(total === undefined ? {} : { total }),
  }
}

export function toReplyPart(comments: readonly Comment[], topicId: string): ReplyPart {
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

/** Known topics and others: nothing that is known is lost, whichever answer comes last. */
export function mergeTopics(
  known: readonly CommentTopic[],
  others: readonly CommentTopic[],
): CommentTopic[] {
  const byId = new Map(known.map((topic) => [topic.id, topic]))
  for (const topic of others) {
    const before = byId.get(topic.id)
    byId.set(topic.id, before === undefined ? topic : mergeTopic(before, topic))
  }
  return [...byId.values()]
}

/** A topic with another part of its replies. `way` says which cursor led to the part. */
export function withReplies(
  topic: CommentTopic,
  part: ReplyPart,
  way: 'previous' | 'next',
): CommentTopic {
  return close({
    ...topic,
    replies: mergeRows(topic.replies, part.replies),
    [way]: part[way],
  })
}

/** The topics with one comment replaced, wherever it stands. */
export function withRow(topics: readonly CommentTopic[], row: CommentRow): CommentTopic[] {
  return topics.map((topic) =>
    topic.id === row.id
      ? { ...topic, ...row }
      : {
          ...topic,
          replies: topic.replies.map((reply) =>
            reply.id === row.id
              ? { ...row, ...(reply.replyTo ? { replyTo: reply.replyTo } : {}) }
              : reply,
          ),
        },
  )
}

function mergeTopic(known: CommentTopic, other: CommentTopic): CommentTopic {
  const startsEarlier = known.previous !== undefined && other.previous === undefined
  const ends = startsEarlier ? other : { previous: known.previous, next: known.next ?? other.next }
  return close({
    ...(known.isCut === true || other.isCut !== true ? other : known),
    replies: mergeRows(known.replies, other.replies),
    replyCount: Math.max(known.replyCount, other.replyCount),
    previous: ends.previous,
    next: ends.next,
  })
}

/** Where every reply is known, no cursor leads to more. */
function close(topic: CommentTopic): CommentTopic {
  const { previous, next, ...rest } = topic
  const replyCount = Math.max(rest.replyCount, rest.replies.length)
  if (rest.replies.length === replyCount) return { ...rest, replyCount }
  return {
    ...rest,
    replyCount,
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  }
}

function mergeRows(known: readonly CommentRow[], others: readonly CommentRow[]): CommentRow[] {
  const byId = new Map(known.map((row) => [row.id, row]))
  for (const row of others) {
    // What was unfolded stays unfolded.
    if (byId.get(row.id)?.isCut === false && row.isCut) continue
    byId.set(row.id, row)
  }
  return [...byId.values()].sort(byTime)
}
