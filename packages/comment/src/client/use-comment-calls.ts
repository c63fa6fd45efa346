'use client'

import { useApi } from '@mozhan/session/client'
import { useMemo } from 'react'
import { type CommentTopic, type Subject, toTopics } from '../model/comment-thread.ts'

/** Somebody whose name may be completed. */
export interface Person {
  id: string
  username: string
  name: string
  imageUrl?: string
}

/** What a thread asks of the site. */
export interface CommentCalls {
  list: () => Promise<CommentTopic[]>
  /** `parentId` is `-1` for a comment on the subject itself. */
  create: (content: string, parentId: string) => Promise<void>
  remove: (id: string) => Promise<void>
  suggest: (key: string) => Promise<Person[]>
}

export function useCommentCalls({ kind, id }: Subject): CommentCalls {
  const getApi = useApi()
  return useMemo(
    () => ({
      async list() {
        const api = await getApi()
        const query = { targetType: kind }
        return toTopics(await api.comment.listComments({ params: { id }, query }))
      },
      async create(content, parentId) {
        const api = await getApi()
        await api.comment.createComment({
          body: { articleId: id, targetType: kind, content, parentId },
        })
      },
      async remove(commentId) {
        const api = await getApi()
        await api.comment.deleteComment({ params: { id: commentId } })
      },
      async suggest(key) {
        const api = await getApi()
        const users = await api.user.suggestUsers({ query: { key } })
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
