import 'server-only'
import { createServerApi, isBuilding, isMissing } from '@mozhan/session/server'
import { cache } from 'react'
import type { Subject } from '../model/comment-thread.ts'
import { type ThreadPart, toThreadPart } from '../model/thread-parts.ts'

/** The first part of the comments on something public, newest first; an empty one for what is not there. */
export const loadThread = cache(async (kind: Subject['kind'], id: string): Promise<ThreadPart> => {
  if (isBuilding()) return { topics: [] }
  try {
    const api = createServerApi({ tags: [`${kind}:${id}`] })
    return toThreadPart(
      await api.comment.listComments({ params: { id }, query: { targetType: kind } }),
    )
  } catch (error) {
    if (isMissing(error)) return { topics: [] }
    throw error
  }
})
