'use client'

import { NO_PARENT } from '@mozhan/api-client/contract'
import { useApi } from '@mozhan/session/client'
import type { ReplyPart } from '@mozhan/ui'
import { useMemo } from 'react'
import { type AnswerPart, toAnswerPart, toReplyPart } from '../model/answer-part.ts'
import {
  type AnswerOrder,
  type AnswerRow,
  type ReplyRow,
  toAnswerRow,
  toAnswers,
  toReply,
} from '../model/answer-thread.ts'

/** Calls of the answer list of a question. */
export interface AnswerCalls {
  /** Loads a page of answers; without a cursor the first. */
  list: (order: AnswerOrder, cursor?: string) => Promise<AnswerPart>
  /** Loads the answer with the id, or the answer of the reply with the id; empty if it was deleted. */
  find: (id: string) => Promise<AnswerRow[]>
  listReplies: (answerId: string, cursor: string) => Promise<ReplyPart<ReplyRow>>
  /** Loads an answer with its full text. */
  get: (id: string) => Promise<Omit<AnswerRow, 'replies' | 'replyCount'>>
  /** Loads a reply to the answer with its full text. */
  getReply: (id: string, answerId: string) => Promise<ReplyRow>
  /** Creates an answer. @returns the id; older back ends return none */
  answer: (markdown: string) => Promise<string | undefined>
  /** Creates a plain-text reply to an answer or to a reply. @returns as `answer` */
  reply: (parentId: string, text: string) => Promise<string | undefined>
  /** Updates an answer. @returns the new version */
  update: (id: string, markdown: string, basedOn: string | undefined) => Promise<string | undefined>
  remove: (id: string) => Promise<void>
  accept: (id: string) => Promise<void>
}

export function useAnswerCalls(questionId: string): AnswerCalls {
  const getApi = useApi()
  return useMemo(
    () => ({
      async list(order, cursor) {
        const { answer } = await getApi()
        const query = { order, ...(cursor === undefined ? {} : { cursor }) }
        return toAnswerPart(await answer.listAnswers({ params: { questionId }, query }))
      },
      async find(id) {
        const { answer } = await getApi()
        return toAnswers(await answer.listAnswers({ params: { questionId }, query: { at: id } }))
      },
      async listReplies(answerId, cursor) {
        const { answer } = await getApi()
        const params = { id: answerId }
        return toReplyPart(await answer.listReplies({ params, query: { cursor } }), answerId)
      },
      async get(id) {
        const { answer } = await getApi()
        return toAnswerRow(await answer.getAnswer({ params: { id } }))
      },
      async getReply(id, answerId) {
        const { answer } = await getApi()
        return toReply(await answer.getAnswer({ params: { id } }), answerId)
      },
      async answer(mdContent) {
        const { answer } = await getApi()
        return answer.createAnswer({ body: { questionId, parentId: NO_PARENT, mdContent } })
      },
      // A reply is plain text, in spite of the wire name.
      async reply(parentId, htmlContent) {
        const { answer } = await getApi()
        return answer.createAnswer({ body: { questionId, parentId, htmlContent } })
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
