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

/** The answers as they stand in the browser, and what can be done to them. What fails is thrown on to who waits. */
export interface Answers extends ThreadAnchor, Listed {
  /** In their order, what the address leads to before all others where it would not be among the first. */
  rows: readonly AnswerRow[]
  hasMore: boolean
  /** What went wrong last, in a sentence; writing and loading show their own failures. */
  failure: string | undefined
  loadReplies: (row: AnswerRow, way: 'previous' | 'next') => Promise<void>
  /** Brings all of an answer that came as its beginning, or of a reply to it. */
  unfold: (row: AnswerRow, replyId?: string) => Promise<void>
  /** An own answer as the site has it, to be changed; undefined where it is gone. */
  loadCurrent: (id: string) => Promise<AnswerDraft | undefined>
  answer: (markdown: string) => Promise<void>
  reply: (parentId: string, text: string) => Promise<void>
  /** Returns the version that stands now. */
  update: (id: string, markdown: string, basedOn: string | undefined) => Promise<string | undefined>
  remove: (id: string) => Promise<void>
  accept: (id: string) => Promise<void>
}

/** @param first the part that came with the page */
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

  /** Brings what stands there now. That it cannot be shown yet must not look as if it were not stored. */
  const show = async (id: string | undefined) => {
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
  /** What is asked for beside a button, which says itself that it failed; only an expired session is followed. */
  const follow = <Value>(answer: Promise<Value>): Promise<Value> =>
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
      const part = await follow(calls.listReplies(row.id, row[way] ?? ''))
      replace(row.id, (known) => withReplies(known, part, way))
    },
    unfold: async ({ id }, replyId) => {
      if (replyId === undefined) {
        const whole = await follow(calls.get(id))
        replace(id, (known) => ({ ...known, ...whole, isLiked: known.isLiked, isCut: false }))
        return
      }
      const whole = { ...(await follow(calls.getReply(replyId, id))), isCut: false }
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
      await show(id)
    },
    reply: async (parentId, text) => show(await calls.reply(parentId, text)),
    update: async (id, markdown, basedOn) => {
      const version = await calls.update(id, markdown, basedOn)
      await show(id)
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
