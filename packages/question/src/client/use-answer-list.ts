'use client'

import { useCallFailure, useSession } from '@mozhan/session/client'
import { mergeTops } from '@mozhan/ui'
import { useReaderData } from '@mozhan/ui/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type AnswerPart, totalOf, withVotes } from '../model/answer-part.ts'
import { type AnswerOrder, type AnswerRow, FIRST_ORDER } from '../model/answer-thread.ts'
import { useQuestionFacts } from './QuestionFacts.tsx'
import type { AnswerCalls } from './use-answer-calls.ts'

interface State {
  order: AnswerOrder
  rows: readonly AnswerRow[]
  /** Cursor of the next part. */
  next: string | undefined
  total: number
}

/** The answers that are known, part by part. */
export interface AnswerList extends State {
  moreState: 'idle' | 'loading' | 'error'
  loadMore: () => Promise<void>
  /** Begins anew in another order, where not all is known. */
  select: (order: AnswerOrder) => Promise<void>
  setRows: (of: (rows: readonly AnswerRow[]) => AnswerRow[]) => void
  count: (step: 1 | -1) => void
  /** What was asked for before this moment knows nothing of a change. */
  noteChange: () => void
}

/** @param first the part that came with the page, the same for everybody */
export function useAnswerList(first: AnswerPart, calls: AnswerCalls): AnswerList {
  const { questionId } = useQuestionFacts()
  const describeFailure = useCallFailure()
  const { session } = useSession()
  const reader = session?.userInfo.uid
  const [state, setState] = useState<State>(() => toState(FIRST_ORDER, first))
  const [moreState, setMoreState] = useState<AnswerList['moreState']>('idle')
  /** When something was changed here last, ms of the page's clock. */
  const changed = useRef(0)
  const setRows = useCallback<AnswerList['setRows']>(
    (of) => setState((now) => ({ ...now, rows: of(now.rows) })),
    [],
  )
  // Which answers the reader voted for stands on no page that everybody gets.
  const own = useReaderData(reader && `answers:${questionId} ${reader}`, async () => ({
    at: performance.now(),
    rows: (await calls.list(FIRST_ORDER)).answers,
  }))
  useEffect(() => {
    if (own === undefined) return
    const isLater = own.at > changed.current
    setRows((known) => (isLater ? mergeTops(known, own.rows) : withVotes(known, own.rows)))
  }, [own, setRows])

  return {
    ...state,
    moreState,
    setRows,
    count: (step) => setState((now) => ({ ...now, total: Math.max(now.total + step, 0) })),
    noteChange: () => {
      changed.current = performance.now()
    },
    select: async (order) => {
      if (state.next === undefined) return setState((now) => ({ ...now, order }))
      setState(toState(order, await calls.list(order)))
      setMoreState('idle')
    },
    loadMore: async () => {
      const { order, next } = state
      if (moreState === 'loading' || next === undefined) return
      setMoreState('loading')
      try {
        const part = await calls.list(order, next)
        setState((now) =>
          // In another order meanwhile, the list goes on from another place.
          now.next === next
            ? { ...now, rows: mergeTops(now.rows, part.answers), next: part.next }
            : now,
        )
        setMoreState('idle')
      } catch (error) {
        // The button says so where it stands; only an expired session is followed.
        describeFailure(error)
        setMoreState('error')
      }
    },
  }
}

function toState(order: AnswerOrder, part: AnswerPart): State {
  return { order, rows: part.answers, next: part.next, total: totalOf(part) }
}
