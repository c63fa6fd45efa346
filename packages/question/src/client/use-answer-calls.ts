'use client'

import { NO_PARENT } from '@mozhan/api-client/contract'
import { useApi } from '@mozhan/session/client'
import { useMemo } from 'react'
import { type AnswerRow, toAnswers } from '../model/answer-thread.ts'

/** What the answers of a question ask of the site. */
export interface AnswerCalls {
  list: () => Promise<AnswerRow[]>
  answer: (markdown: string) => Promise<void>
  reply: (parentId: string, text: string) => Promise<void>
  /** Returns the version that stands now. */
  update: (id: string, markdown: string, basedOn: string | undefined) => Promise<string | undefined>
  remove: (id: string) => Promise<void>
  accept: (id: string) => Promise<void>
}

export function useAnswerCalls(questionId: string): AnswerCalls {
  const getApi = useApi()
  return useMemo(
    () => ({
      async list() {
        const { answer } = await getApi()
        return toAnswers(await answer.listAnswers({ params: { questionId } }))
      },
      async answer(mdContent) {
        const { answer } = await getApi()
        await answer.createAnswer({ body: { questionId, parentId: NO_PARENT, mdContent } })
      },
      async reply(parentId, htmlContent) {
        const { answer } = await getApi()
        await answer.createAnswer({ body: { questionId, parentId, htmlContent } })
      },
      async update(id, mdContent, basedOn) {
        const { answer } = await getApi()
        const { updateDate } = await answer.updateAnswer({ body: { id, mdContent, basedOn } })
        return updateDate
      },
      async remove(id) {
        const { answer } = await getApi()
        await answer.deleteAnswer({ params: { id } })
      },
      async accept(id) {
        const { answer } = await getApi()
        await answer.acceptAnswer({ params: { id } })
      },
    }),
    [getApi, questionId],
  )
}
