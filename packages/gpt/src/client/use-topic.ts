'use client'

import { isRateLimitError, isRefusal } from '@mozhan/api-client/errors'
import { useApi } from '@mozhan/session/client'
import { useEffect, useState } from 'react'
import type { Topic } from '../model/talk.ts'
import type { Room } from './talk/room.ts'

/** Finds out what the article of a talk is called. @returns whether there is no such article */
export function useTopicTitle(room: Room, topic: Topic | undefined): boolean {
  const getApi = useApi()
  const [missing, setMissing] = useState<string>()
  const id = topic?.title === undefined ? topic?.id : undefined
  useEffect(() => {
    if (id === undefined) return
    getApi()
      .then((api) => api.article.getArticle({ params: { id } }))
      .then(
        ({ title }) => {
          if (room.getState().talk.topic?.id === id) room.setTopic({ id, title })
        },
        (error: unknown) => {
          // Anything else may be there the next time; the question about it goes out all the same.
          if (isRefusal(error) && !isRateLimitError(error)) setMissing(id)
        },
      )
  }, [id, room, getApi])
  return topic !== undefined && missing === topic.id
}
