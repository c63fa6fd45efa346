'use client'

import { useCallFailure, useSession } from '@mozhan/session/client'
import { useQuietAnswer } from '@mozhan/ui/client'
import { useState } from 'react'
import { type AnswerRow, countAnswers } from '../model/answer-thread.ts'
import { useQuestionFacts } from './QuestionFacts.tsx'
import { useAnswerCalls } from './use-answer-calls.ts'

/** The answers as they stand in the browser, and what can be done to them. What fails is thrown on to who waits. */
export interface Answers {
  rows: readonly AnswerRow[]
  total: number
  /** What went wrong last, in a sentence; writing shows its own failures. */
  failure: string | undefined
  answer: (markdown: string) => Promise<void>
  reply: (parentId: string, text: string) => Promise<void>
  /** Returns the version that stands now. */
  update: (id: string, markdown: string, basedOn: string | undefined) => Promise<string | undefined>
  remove: (id: string) => Promise<void>
  accept: (id: string) => Promise<void>
}

interface Loaded {
  /** When it was asked for, ms of the page's clock. */
  at: number
  rows: readonly AnswerRow[]
}

/** @param first the answers that came with the page, the same for everybody */
export function useAnswers(first: readonly AnswerRow[]): Answers {
  const { questionId, isReopened, setSolved } = useQuestionFacts()
  const calls = useAnswerCalls(questionId)
  const describeFailure = useCallFailure()
  const { session } = useSession()
  const reader = session?.userInfo.uid
  const [loaded, setLoaded] = useState<Loaded>()
  const [failure, setFailure] = useState<string>()
  const ask = async (): Promise<Loaded> => ({ at: performance.now(), rows: await calls.list() })
  // Which answers the reader voted for stands on no page that everybody gets.
  const own = useQuietAnswer(reader && `answers:${questionId} ${reader}`, ask)
  const latest = own && (!loaded || own.at > loaded.at) ? own : loaded
  const known = latest?.rows ?? first
  const rows = isReopened ? known.map((row) => ({ ...row, isAccepted: false })) : known

  /** Does something that is stored then; that it cannot be shown yet must not look as if it were not. */
  const change = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = await task()
    await ask().then(setLoaded, () => undefined)
    return result
  }
  const attempt = async (task: () => Promise<void>) => {
    setFailure(undefined)
    try {
      await change(task)
    } catch (error) {
      setFailure(describeFailure(error).message)
      throw error
    }
  }
  return {
    rows,
    total: countAnswers(rows),
    failure,
    answer: (markdown) => change(() => calls.answer(markdown)),
    reply: (parentId, text) => change(() => calls.reply(parentId, text)),
    update: (id, markdown, basedOn) => change(() => calls.update(id, markdown, basedOn)),
    remove: (id) =>
      attempt(async () => {
        await calls.remove(id)
        if (rows.some((row) => row.id === id && row.isAccepted)) setSolved(false)
      }),
    accept: (id) =>
      attempt(async () => {
        await calls.accept(id)
        setSolved(true)
      }),
  }
}
