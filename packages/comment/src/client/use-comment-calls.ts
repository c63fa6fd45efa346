'use client'

import { useApi } from '@mozhan/session/client'
import type { ReplyPart } from '@mozhan/ui'
import { useMemo } from 'react'
import {
  type CommentOrder,
  type CommentRow,
  type CommentTopic,
  type Subject,
  toCommentRow,
  toTopics,
} from '../model/comment-thread.ts'
import { type ThreadPart, toReplyPart, toThreadPart } from '../model/thread-parts.ts'

/** Somebody whose name may be completed. */
export interface Person {
  id: string
  username: string
  name: string
  imageUrl?: string
}

/** What a thread asks of the site. */
export interface CommentCalls {
  /** A part of the topics; without a cursor the first. */
  list: (order: CommentOrder, cursor?: string) => Promise<ThreadPart>
  /** The topic that a comment stands in, the comment among its rows; none where it is gone. */
  find: (commentId: string) => Promise<CommentTopic[]>
  listReplies: (topicId: string, cursor: string) => Promise<ReplyPart<CommentRow>>
  /** One comment with all of its text. */
  get: (commentId: string) => Promise<CommentRow>
  /** `parentId` is `-1` for a comment on the subject itself. Returns its id; older back ends say nothing. */
  create: (content: string, parentId: string) => Promise<string | undefined>
  remove: (id: string) => Promise<void>
  suggest: (key: string) => Promise<Person[]>
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
        return toTopics(await comment.listComments({ params: { id }, query }))
      },
      async listReplies(topicId, cursor) {
        const { comment } = await getApi()
        const params = { id: topicId }
        return toReplyPart(await comment.listReplies({ params, query: { cursor } }), topicId)
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
      async suggest(key) {
        const { user } = await getApi()
        const users = await user.suggestUsers({ query: { key } })
        return users.map(({ id: userId, username, nickName, imageUrl }) => ({
          id: userId,
          username: username ?? '',
          name: nickName,
          imageUrl,
        }))
      },
    }),
    [getApi, kind, id],
  )
}
