import 'server-only'
import { createServerApi, isBuilding, isMissing } from '@mozhan/session/server'
import { cache } from 'react'
import { type CommentTopic, type Subject, toTopics } from '../model/comment-thread.ts'

/** The comments on something public, newest first; none for what is not there. */
export const loadTopics = cache(
  async (kind: Subject['kind'], id: string): Promise<CommentTopic[]> => {
    if (isBuilding()) return []
    try {
      const api = createServerApi({ tags: [`${kind}:${id}`] })
      return toTopics(
        await api.comment.listComments({ params: { id }, query: { targetType: kind } }),
      )
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  },
)
