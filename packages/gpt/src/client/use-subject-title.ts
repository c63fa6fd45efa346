'use client'

import { isRateLimitError, isRefusal } from '@mozhan/api-client/errors'
import { useApi } from '@mozhan/session/client'
import { useEffect, useState } from 'react'
import type { Subject } from '../model/conversation.ts'
import type { ConversationController } from './conversation/controller.ts'

/** Loads the title of the article of a conversation. @returns whether the article does not exist */
export function useSubjectTitle(
  controller: ConversationController,
  subject: Subject | undefined,
): boolean {
  const getApi = useApi()
  const [missing, setMissing] = useState<string>()
  const id = subject?.title === undefined ? subject?.id : undefined
  useEffect(() => {
    if (id === undefined) return
    getApi()
      .then((api) => api.article.getArticle({ params: { id } }))
      .then(
        ({ title }) => {
          if (controller.getState().conversation.subject?.id === id)
            controller.setSubject({ id, title })
        },
        (error: unknown) => {
          // Other failures may be temporary, and questions can be sent without the title.
          if (isRefusal(error) && !isRateLimitError(error)) setMissing(id)
        },
      )
  }, [id, controller, getApi])
  return subject !== undefined && missing === subject.id
}
