'use client'

import { ifFound } from '@mozhan/content/client'
import { useCallFailure } from '@mozhan/session/client'
import { mergeTops, withReplies } from '@mozhan/ui'
import { type ThreadAnchor, useThreadAnchor } from '@mozhan/ui/client'
import { useMemo, useState } from 'react'
import { type AnswerDraft, toAnswerDraft } from '../model/answer-draft.ts'
import type { AnswerPart } from '../model/answer-part.ts'
import { type AnswerRow, FIRST_ORDER, sortAnswers, withoutAnswer } from '../model/answer-thread.ts'
import { answerAnchor } from '../routes.ts'
import { useQuestionFacts } from './QuestionFacts.tsx'
import { useAnswerCalls } from './use-answer-calls.ts'
import { type AnswerList, useAnswerList } from './use-answer-list.ts'

type Listed = Pick<AnswerList, 'order' | 'total' | 'moreState' | 'select' | 'loadMore'>

/** Answers of a question and actions on them. Actions rethrow failures to the caller, except `select` and `loadMore`. */
export interface Answers extends ThreadAnchor, Listed {
  /** In display order. An answer that the address names comes first if it is not on the first page. */
  rows: readonly AnswerRow[]
  hasMore: boolean
  /** Message of the last failure. Writing and loading show their own failures. */
  failure: string | undefined
  loadReplies: (row: AnswerRow, way: 'previous' | 'next') => Promise<void>
  /** Loads the full text of a truncated answer or of a reply to it. */
  unfold: (row: AnswerRow, replyId?: string) => Promise<void>
  /** Loads the current version of an answer to edit; undefined if it was deleted. */
  loadCurrent: (id: string) => Promise<AnswerDraft | undefined>
  answer: (markdown: string) => Promise<void>
  reply: (parentId: string, text: string) => Promise<void>
  /** Updates an answer. @returns the new version */
  update: (id: string, markdown: string, basedOn: string | undefined) => Promise<string | undefined>
  remove: (id: string) => Promise<void>
  accept: (id: string) => Promise<void>
}

/** @param first page of answers in the HTML */
export function useAnswers(first: AnswerPart): Answers {
  const { questionId, isReopened, setSolved } = useQuestionFacts()
  const calls = useAnswerCalls(questionId)
  const describeFailure = useCallFailure()
  const { setRows, noteChange, count, next, ...list } = useAnswerList(first, calls)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string>()
  const merge = (fresh: AnswerRow[]) => setRows((known) => mergeTops(known, fresh))
  const anchor = useThreadAnchor({
    prefix: answerAnchor(''),
    rows: list.rows,
    find: calls.find,
    onFound: merge,
  })
  const rows = useMemo(() => {
    const left = removed.reduce<readonly AnswerRow[]>(withoutAnswer, list.rows)
    const known = isReopened ? left.map((row) => ({ ...row, isAccepted: false })) : left
    const sorted = sortAnswers(known, list.order)
    const isFirst = ({ id }: AnswerRow) => id === anchor.linked
    return [...sorted.filter(isFirst), ...sorted.filter((row) => !isFirst(row))]
  }, [removed, list.rows, list.order, isReopened, anchor.linked])

  /**
   * Reloads an answer after a write; without an id (older back ends) the first page, which may contain it. Failures are
   * ignored, because the write has succeeded.
   */
  const refetch = async (id: string | undefined) => {
    noteChange()
    const found = id === undefined ? calls.list(FIRST_ORDER) : calls.find(id)
    await found.then(
      (fresh) => merge('answers' in fresh ? fresh.answers : fresh),
      () => undefined,
    )
  }
  const attempt = async (task: () => Promise<void>) => {
    setFailure(undefined)
    try {
      await task()
      noteChange()
    } catch (error) {
      setFailure(describeFailure(error).message)
      throw error
    }
  }
  /** Handles an expired session and rethrows; the button shows the failure. */
  const withExpiry = <Value>(answer: Promise<Value>): Promise<Value> =>
    answer.catch((error: unknown) => {
      describeFailure(error)
      throw error
    })
  const replace = (id: string, of: (row: AnswerRow) => AnswerRow) =>
    setRows((known) => known.map((row) => (row.id === id ? of(row) : row)))

  return {
    ...list,
    ...anchor,
    rows,
    hasMore: next !== undefined,
    failure,
    select: (order) => attempt(() => list.select(order)).catch(() => undefined),
    loadReplies: async (row, way) => {
      // The cursor is always present, because the button is shown only with it.
      const part = await withExpiry(calls.listReplies(row.id, row[way] ?? ''))
      replace(row.id, (known) => withReplies(known, part, way))
    },
    unfold: async ({ id }, replyId) => {
      if (replyId === undefined) {
        const whole = await withExpiry(calls.get(id))
        replace(id, (known) => ({ ...known, ...whole, isLiked: known.isLiked, isCut: false }))
        return
      }
      const whole = { ...(await withExpiry(calls.getReply(replyId, id))), isCut: false }
      replace(id, (known) => ({
        ...known,
        replies: known.replies.map((reply) => (reply.id === replyId ? whole : reply)),
      }))
    },
    loadCurrent: async (id) => {
      const row = await ifFound(calls.get(id))
      return row && !row.isDeleted ? toAnswerDraft(row.markdown, row.version) : undefined
    },
    answer: async (markdown) => {
      const id = await calls.answer(markdown)
      count(1)
      await refetch(id)
    },
    reply: async (parentId, text) => refetch(await calls.reply(parentId, text)),
    update: async (id, markdown, basedOn) => {
      const version = await calls.update(id, markdown, basedOn)
      await refetch(id)
      return version
    },
    remove: (id) =>
      attempt(async () => {
        await calls.remove(id)
        const answer = rows.find((row) => row.id === id)
        if (answer?.isAccepted) setSolved(false)
        setRemoved((ids) => [...ids, id])
        if (answer) count(-1)
      }),
    accept: (id) =>
      attempt(async () => {
        await calls.accept(id)
        setRows((known) => known.map((row) => ({ ...row, isAccepted: row.id === id })))
        setSolved(true)
      }),
  }
}
