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
  /** Shown as it stands where there is no HTML; empty where there is. */
  text: string
  /** Its words were deleted; replies below it stay. */
  isDeleted: boolean
}

/** A comment with what is known of what stands below it: only the first level is indented. */
export interface CommentTopic extends CommentRow, ThreadTop<CommentRow> {}

export type CommentOrder = 'newest' | 'oldest'

/** Turns the tree of the wire into topics, in its order. */
export function toTopics(comments: readonly Comment[]): CommentTopic[] {
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

/** A reply of a flat list below a topic. */
export function toReply(comment: Comment, topicId: string): CommentRow {
  const { parentId, parentName } = comment
  if (parentId === topicId) return toCommentRow(comment)
  return { ...toCommentRow(comment), replyTo: { id: parentId, name: parentName?.trim() ?? '' } }
}

/** Everything known that has words. */
export function countComments(topics: readonly CommentTopic[]): number {
  return topics.reduce(
    (sum, topic) => sum + [topic, ...topic.replies].filter((row) => !row.isDeleted).length,
    0,
  )
}

export function sortTopics(topics: readonly CommentTopic[], order: CommentOrder): CommentTopic[] {
  const sign = order === 'newest' ? -1 : 1
  return [...topics].sort((a, b) => sign * byTime(a, b))
}

/** The topics after a comment was deleted: its place stays only where replies stand below it. */
export function withoutComment(topics: readonly CommentTopic[], id: string): CommentTopic[] {
  return topics.flatMap((topic) => {
    if (topic.id === id) return topic.replyCount > 0 ? [toDeleted(topic)] : []
    if (!topic.replies.some((reply) => reply.id === id)) return [topic]
    const isAnswered = topic.replies.some(({ replyTo }) => replyTo?.id === id)
    const replies = topic.replies.flatMap((reply) =>
      reply.id !== id ? [reply] : isAnswered ? [toDeleted(reply)] : [],
    )
    const replyCount = topic.replyCount - (isAnswered ? 0 : 1)
    return topic.isDeleted && replyCount === 0 ? [] : [{ ...topic, replies, replyCount }]
  })
}

function toDeleted<Row extends CommentRow>(row: Row): Row {
  return { ...row, html: undefined, text: '', isCut: false, isDeleted: true }
}

/** Walks without recursion: threads may be deeper than a stack. */
function toReplies(topic: Comment): CommentRow[] {
  const rows: CommentRow[] = []
  const open = topic.children.map((comment) => ({ comment, parent: topic }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { comment, parent } = next
    const name = comment.parentName ?? (parent === topic ? undefined : nameOf(parent))
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

/** A comment without what stands below it. */
export function toCommentRow(comment: Comment): CommentRow {
  const isOurs = isRendererVersion(comment.htmlVersion)
  const html = isOurs && comment.htmlContent ? comment.htmlContent : undefined
  return {
    id: comment.id,
    author: { id: comment.userId ?? '', name: nameOf(comment), imageUrl: comment.userImage },
    date: comment.createDate ?? '',
    // The page carries each text once.
    ...(html === undefined ? { text: comment.content } : { html, text: '' }),
    ...(comment.isCut ? { isCut: true } : {}),
    isDeleted: comment.isDeleted,
  }
}

function nameOf(comment: Comment): string {
  return comment.nickName.trim()
}

/** The order of time; two of one moment stand in the order of their ids. */
function byTime(a: ThreadRow, b: ThreadRow): number {
  return a.date.localeCompare(b.date) || a.id.length - b.id.length || a.id.localeCompare(b.id)
}
