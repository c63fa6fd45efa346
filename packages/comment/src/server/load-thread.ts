import 'server-only'
import { createServerApi, isBuilding, isMissing } from '@mozhan/session/server'
import { cache } from 'react'
import type { Subject } from '../model/comment-thread.ts'
import { type ThreadPart, toThreadPart } from '../model/thread-parts.ts'

/** Loads the first part of a thread, newest first. Empty if the page does not exist. */
export const loadThread = cache(async (kind: Subject['kind'], id: string): Promise<ThreadPart> => {
  if (isBuilding()) return { topComments: [] }
  try {
    const api = createServerApi({ tags: [`${kind}:${id}`] })
    return toThreadPart(
      await api.comment.listComments({ params: { id }, query: { targetType: kind } }),
    )
  } catch (error) {
    if (isMissing(error)) return { topComments: [] }
    throw error
  }
})
