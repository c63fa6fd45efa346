import type { Comment } from '@mozhan/api-client/contract'
import { RENDERER_VERSION } from '@mozhan/markdown'

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
export interface CommentRow {
  id: string
  author: CommentAuthor
  /** ISO date; empty where the back end does not tell. */
  date: string
  /** HTML of our own renderer; absent: `text` is shown as it stands. */
  html?: string
  text: string
  /** Its words were deleted; replies below it stay. */
  isDeleted: boolean
  /** Whom a reply answers, where that is not the comment it stands under. */
  replyTo?: { id: string; name: string }
}

/** A comment with everything below it, flat and in the order of time: only the first level is indented. */
export interface CommentTopic extends CommentRow {
  replies: CommentRow[]
}

export type CommentOrder = 'newest' | 'oldest'

/** Turns the tree of the wire into topics, the newest first as the wire has them. */
export function toTopics(comments: readonly Comment[]): CommentTopic[] {
  return comments.map((comment) => ({ ...toRow(comment), replies: toReplies(comment) }))
}

/** Everything that has words. */
export function countComments(topics: readonly CommentTopic[]): number {
  return topics.reduce(
    (sum, topic) => sum + [topic, ...topic.replies].filter((row) => !row.isDeleted).length,
    0,
  )
}

export function sortTopics(topics: readonly CommentTopic[], order: CommentOrder): CommentTopic[] {
  const sign = order === 'newest' ? -1 : 1
  return [...topics].sort((a, b) => sign * a.date.localeCompare(b.date))
}

/** The topic that a comment stands in, be it the topic itself or one below it. */
export function findTopicOf(topics: readonly CommentTopic[], id: string): CommentTopic | undefined {
  return topics.find((topic) => topic.id === id || topic.replies.some((reply) => reply.id === id))
}

/** The topics after a comment was deleted: its place stays only where replies stand below it. */
export function withoutComment(topics: readonly CommentTopic[], id: string): CommentTopic[] {
  return topics.flatMap((topic) => {
    if (topic.id === id) return topic.replies.length > 0 ? [toDeleted(topic)] : []
    const isAnswered = topic.replies.some(({ replyTo }) => replyTo?.id === id)
    const replies = topic.replies.flatMap((reply) =>
      reply.id !== id ? [reply] : isAnswered ? [toDeleted(reply)] : [],
    )
    return [{ ...topic, replies }]
  })
}

function toDeleted<Row extends CommentRow>(row: Row): Row {
  return { ...row, html: undefined, text: '', isDeleted: true }
}

/** Walks without recursion: threads may be deeper than a stack. */
function toReplies(topic: Comment): CommentRow[] {
  const rows: CommentRow[] = []
  const open = topic.children.map((comment) => ({ comment, parent: topic }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { comment, parent } = next
    const row = toRow(comment)
    rows.push(parent === topic ? row : { ...row, replyTo: { id: parent.id, name: nameOf(parent) } })
    for (const child of comment.children) open.push({ comment: child, parent: comment })
  }
  return rows.sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id))
}

function toRow(comment: Comment): CommentRow {
  const isOurs = comment.htmlVersion === RENDERER_VERSION
  return {
    id: comment.id,
    author: { id: comment.userId ?? '', name: nameOf(comment), imageUrl: comment.userImage },
    date: comment.createDate ?? '',
    ...(isOurs && comment.htmlContent ? { html: comment.htmlContent } : {}),
    text: comment.content,
    isDeleted: comment.isDeleted,
  }
}

function nameOf(comment: Comment): string {
  return comment.nickName.trim()
}
