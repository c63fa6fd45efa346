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
  /** Cursor of the next page. */
  next: string | undefined
  total: number
}

/** Loaded answers. */
export interface AnswerList extends State {
  moreState: 'idle' | 'loading' | 'error'
  loadMore: () => Promise<void>
  /** Changes the order; reloads the list unless it is complete. */
  select: (order: AnswerOrder) => Promise<void>
  setRows: (of: (rows: readonly AnswerRow[]) => AnswerRow[]) => void
  count: (step: 1 | -1) => void
  /** Called after `rows` changed: of the reader's own list, if requested before, only the votes are used. */
  noteChange: () => void
}

/** @param first page of answers in the HTML, the same for all readers */
export function useAnswerList(first: AnswerPart, calls: AnswerCalls): AnswerList {
  const { questionId } = useQuestionFacts()
  const describeFailure = useCallFailure()
  const { session } = useSession()
  const reader = session?.userInfo.uid
  const [state, setState] = useState<State>(() => toState(FIRST_ORDER, first))
  const [moreState, setMoreState] = useState<AnswerList['moreState']>('idle')
  /** Time of the last local change, in ms of `performance.now()`. */
  const changed = useRef(0)
  const setRows = useCallback<AnswerList['setRows']>(
    (of) => setState((now) => ({ ...now, rows: of(now.rows) })),
    [],
  )
  // Votes of the reader are not in the cached page, so they are loaded separately.
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
          // The order may have changed during the call.
          now.next === next
            ? { ...now, rows: mergeTops(now.rows, part.answers), next: part.next }
            : now,
        )
        setMoreState('idle')
      } catch (error) {
        // The button shows the failure; this call only handles an expired session.
        describeFailure(error)
        setMoreState('error')
      }
    },
  }
}

function toState(order: AnswerOrder, part: AnswerPart): State {
  return { order, rows: part.answers, next: part.next, total: totalOf(part) }
}
