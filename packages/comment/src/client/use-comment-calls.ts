'use client'

import { useApi } from '@mozhan/session/client'
import type { ReplyPart } from '@mozhan/ui'
import { useMemo } from 'react'
import {
  type CommentOrder,
  type CommentRow,
  type Subject,
  type TopComment,
  toCommentRow,
  toTopComments,
} from '../model/comment-thread.ts'
import { type ThreadPart, toReplyPart, toThreadPart } from '../model/thread-parts.ts'

/** The calls of a thread. */
export interface CommentCalls {
  /** A part of the thread; the first one without a cursor. */
  list: (order: CommentOrder, cursor?: string) => Promise<ThreadPart>
  /** The top-level comment that contains a comment; empty if it does not exist. */
  find: (commentId: string) => Promise<TopComment[]>
  listReplies: (topId: string, cursor: string) => Promise<ReplyPart<CommentRow>>
  /** One comment with its whole text. */
  get: (commentId: string) => Promise<CommentRow>
  /** `parentId` is `-1` for a comment on the subject itself. Returns its id; undefined from older back ends. */
  create: (content: string, parentId: string) => Promise<string | undefined>
  remove: (id: string) => Promise<void>
}

export function useCommentCalls({ kind, id }: Subject): CommentCalls {
  const getApi = useApi()
  return useMemo(
    () => ({
      async list(order, cursor) {
        const { comment } = await getApi()
        const query = { targetType: kind, order, ...(cursor === undefined ? {} : { cursor }) }
        return toThreadPart(await comment.listComments({ params: { id }, query }))
      },
      async find(commentId) {
        const { comment } = await getApi()
        const query = { targetType: kind, at: commentId }
        return toTopComments(await comment.listComments({ params: { id }, query }))
      },
      async listReplies(topId, cursor) {
        const { comment } = await getApi()
        const params = { id: topId }
        return toReplyPart(await comment.listReplies({ params, query: { cursor } }), topId)
      },
      async get(commentId) {
        const { comment } = await getApi()
        return toCommentRow(await comment.getComment({ params: { id: commentId } }))
      },
      async create(content, parentId) {
        const { comment } = await getApi()
        return comment.createComment({
          body: { articleId: id, targetType: kind, content, parentId },
        })
      },
      async remove(commentId) {
        const { comment } = await getApi()
        await comment.deleteComment({ params: { id: commentId } })
      },
    }),
    [getApi, kind, id],
  )
}
