'use client'

import { useCallFailure } from '@mozhan/session/client'
import { mergeTops, withReplies } from '@mozhan/ui'
import { type ThreadAnchor, useShareCommentCount, useThreadAnchor } from '@mozhan/ui/client'
import { useCallback, useMemo, useState } from 'react'
import { copy } from '../copy.ts'
import {
  type CommentOrder,
  type Subject,
  sortTopComments,
  type TopComment,
  withoutComment,
} from '../model/comment-thread.ts'
import { type ThreadPart, totalOf, withRow } from '../model/thread-parts.ts'
import { commentAnchor } from '../routes.ts'
import { useCommentCalls } from './use-comment-calls.ts'

export type MoreState = 'idle' | 'loading' | 'error'

/** The loaded part of a thread with its actions. */
export interface Thread extends ThreadAnchor {
  /** Sorted by `order`. The comment of the address comes first if it was loaded separately. */
  topComments: readonly TopComment[]
  order: CommentOrder
  total: number
  hasMore: boolean
  moreState: MoreState
  /** What the reader has just done, for screen readers. */
  outcome: string | undefined
  /** The last failure, as a sentence. */
  failure: string | undefined
  select: (order: CommentOrder) => Promise<void>
  loadMore: () => Promise<void>
  /** Rejects if the call fails. */
  loadReplies: (top: TopComment, way: 'previous' | 'next') => Promise<void>
  /** Loads the whole text of a shortened comment. Rejects if the call fails. */
  unfold: (id: string) => Promise<void>
  send: (content: string, parentId: string) => Promise<void>
  remove: (id: string) => Promise<void>
}

interface State {
  order: CommentOrder
  topComments: readonly TopComment[]
  next: string | undefined
  total: number
}

/** @param first the part in the page, newest first */
export function useThread(subject: Subject, first: ThreadPart): Thread {
  const calls = useCommentCalls(subject)
  const describeFailure = useCallFailure()
  const [state, setState] = useState<State>(() => toState('newest', first))
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [moreState, setMoreState] = useState<MoreState>('idle')
  const [failure, setFailure] = useState<string>()
  const [outcome, setOutcome] = useState<string>()
  useShareCommentCount(`${subject.kind}:${subject.id}`, state.total)
  const change = useCallback(
    (of: (topComments: readonly TopComment[]) => TopComment[]) =>
      setState((now) => ({ ...now, topComments: of(now.topComments) })),
    [],
  )
  const anchor = useThreadAnchor({
    prefix: commentAnchor(''),
    rows: state.topComments,
    find: calls.find,
    onFound: (found) => change((known) => mergeTops(known, found)),
  })
  const topComments = useMemo(() => {
    const left = removed.reduce<readonly TopComment[]>(withoutComment, state.topComments)
    const sorted = sortTopComments(left, state.order)
    const isFirst = ({ id }: TopComment) => id === anchor.linked
    return [...sorted.filter(isFirst), ...sorted.filter((top) => !isFirst(top))]
  }, [removed, state.topComments, state.order, anchor.linked])

  /** Runs an action, shows its failure and rethrows it. */
  const attempt = async (task: () => Promise<void>) => {
    setFailure(undefined)
    setOutcome(undefined)
    try {
      await task()
    } catch (error) {
      setFailure(describeFailure(error).message)
      throw error
    }
  }
  /** For calls whose button shows the failure. Redirects to the login if the session has expired. */
  const redirectIfExpired = <Value>(answer: Promise<Value>): Promise<Value> =>
    answer.catch((error: unknown) => {
      describeFailure(error)
      throw error
    })
  const loadMore = async () => {
    const { order, next } = state
    if (moreState === 'loading' || next === undefined) return
    setMoreState('loading')
    try {
      const part = await redirectIfExpired(calls.list(order, next))
      setState((now) =>
        // The order may have changed meanwhile; then this part does not continue the list.
        now.next === next
          ? {
              ...now,
              topComments: mergeTops(now.topComments, part.topComments),
              next: part.next,
              total: part.total ?? now.total,
            }
          : now,
      )
      setMoreState('idle')
    } catch {
      setMoreState('error')
    }
  }

  return {
    ...anchor,
    topComments,
    order: state.order,
    total: state.total,
    hasMore: state.next !== undefined,
    moreState,
    outcome,
    failure,
    loadMore,
    select: async (order) => {
      if (state.next === undefined) return setState((now) => ({ ...now, order }))
      await attempt(async () => {
        const part = await calls.list(order)
        setState(toState(order, part))
        setMoreState('idle')
      }).catch(() => undefined)
    },
    loadReplies: async (top, way) => {
      const part = await redirectIfExpired(calls.listReplies(top.id, top[way] ?? ''))
      change((known) =>
        known.map((each) => (each.id === top.id ? withReplies(each, part, way) : each)),
      )
    },
    unfold: async (id) => {
      const row = await redirectIfExpired(calls.get(id))
      change((known) => withRow(known, { ...row, isCut: false }))
    },
    send: (content, parentId) =>
      attempt(async () => {
        const id = await calls.create(content, parentId)
        setState((now) => ({ ...now, total: now.total + 1 }))
        // The comment is stored, so a failure to show it must not look like a failure to send it.
        await show(id).catch(() => undefined)
        setOutcome(parentId === '-1' ? copy.outcome.sent : copy.outcome.replied)
      }),
    remove: (id) =>
      attempt(async () => {
        await calls.remove(id)
        setRemoved((ids) => [...ids, id])
        setState((now) => ({ ...now, total: Math.max(now.total - 1, 0) }))
        setOutcome(copy.outcome.removed)
      }),
  }

  /** Loads the new comment, or the first part if the back end sends no id. */
  async function show(id: string | undefined): Promise<void> {
    const found = id === undefined ? (await calls.list('newest')).topComments : await calls.find(id)
    change((known) => mergeTops(known, found))
  }
}

function toState(order: CommentOrder, part: ThreadPart): State {
  return { order, topComments: part.topComments, next: part.next, total: totalOf(part) }
}
