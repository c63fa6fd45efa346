'use client'

import { useCallFailure } from '@mozhan/session/client'
import { mergeTops, withReplies } from '@mozhan/ui'
import { type ThreadAnchor, useThreadAnchor } from '@mozhan/ui/client'
import { useCallback, useMemo, useState } from 'react'
import {
  type CommentOrder,
  type CommentTopic,
  type Subject,
  sortTopics,
  withoutComment,
} from '../model/comment-thread.ts'
import { type ThreadPart, totalOf, withRow } from '../model/thread-parts.ts'
import { commentAnchor } from '../routes.ts'
import { type CommentCalls, useCommentCalls } from './use-comment-calls.ts'

export type MoreState = 'idle' | 'loading' | 'error'

/** A thread as it stands in the browser, and what can be done to it. */
export interface Thread extends ThreadAnchor {
  /** In their order, what the address leads to before all others where it would not be among the first. */
  topics: readonly CommentTopic[]
  order: CommentOrder
  total: number
  hasMore: boolean
  moreState: MoreState
  /** What went wrong last, in a sentence. */
  failure: string | undefined
  select: (order: CommentOrder) => Promise<void>
  loadMore: () => Promise<void>
  /** Fails where they do not come. */
  loadReplies: (topic: CommentTopic, way: 'previous' | 'next') => Promise<void>
  /** Brings all of a comment that came as its beginning; fails where it does not come. */
  unfold: (id: string) => Promise<void>
  send: (content: string, parentId: string) => Promise<void>
  remove: (id: string) => Promise<void>
  suggest: CommentCalls['suggest']
}

interface State {
  order: CommentOrder
  topics: readonly CommentTopic[]
  next: string | undefined
  total: number
}

/** @param first the part that came with the page, newest first */
export function useThread(subject: Subject, first: ThreadPart): Thread {
  const calls = useCommentCalls(subject)
  const describeFailure = useCallFailure()
  const [state, setState] = useState<State>(() => toState('newest', first))
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [moreState, setMoreState] = useState<MoreState>('idle')
  const [failure, setFailure] = useState<string>()
  const change = useCallback(
    (of: (topics: readonly CommentTopic[]) => CommentTopic[]) =>
      setState((now) => ({ ...now, topics: of(now.topics) })),
    [],
  )
  const anchor = useThreadAnchor({
    prefix: commentAnchor(''),
    rows: state.topics,
    find: calls.find,
    onFound: (found) => change((known) => mergeTops(known, found)),
  })
  const topics = useMemo(() => {
    const left = removed.reduce<readonly CommentTopic[]>(withoutComment, state.topics)
    const sorted = sortTopics(left, state.order)
    const isFirst = ({ id }: CommentTopic) => id === anchor.linked
    return [...sorted.filter(isFirst), ...sorted.filter((topic) => !isFirst(topic))]
  }, [removed, state.topics, state.order, anchor.linked])

  /** Runs something the reader asked for; what it throws is shown, and thrown on to who waits. */
  const attempt = async (task: () => Promise<void>) => {
    setFailure(undefined)
    try {
      await task()
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
  const loadMore = async () => {
    const { order, next } = state
    if (moreState === 'loading' || next === undefined) return
    setMoreState('loading')
    try {
      const part = await follow(calls.list(order, next))
      setState((now) =>
        // In another order meanwhile, the list goes on from another place.
        now.next === next
          ? {
              ...now,
              topics: mergeTops(now.topics, part.topics),
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
    topics,
    order: state.order,
    total: state.total,
    hasMore: state.next !== undefined,
    moreState,
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
    loadReplies: async (topic, way) => {
      const part = await follow(calls.listReplies(topic.id, topic[way] ?? ''))
      change((known) =>
        known.map((each) => (each.id === topic.id ? withReplies(each, part, way) : each)),
      )
    },
    unfold: async (id) => {
      const row = await follow(calls.get(id))
      change((known) => withRow(known, { ...row, isCut: false }))
    },
    send: (content, parentId) =>
      attempt(async () => {
        const id = await calls.create(content, parentId)
        setState((now) => ({ ...now, total: now.total + 1 }))
        // It is stored; that it cannot be shown yet must not look as if it were not.
        await show(id).catch(() => undefined)
      }),
    remove: (id) =>
      attempt(async () => {
        await calls.remove(id)
        setRemoved((ids) => [...ids, id])
        setState((now) => ({ ...now, total: Math.max(now.total - 1, 0) }))
      }),
    suggest: calls.suggest,
  }

  /** Brings what was just written, or the first part where the back end does not name it. */
  async function show(id: string | undefined): Promise<void> {
    const found = id === undefined ? (await calls.list('newest')).topics : await calls.find(id)
    change((known) => mergeTops(known, found))
  }
}

function toState(order: CommentOrder, part: ThreadPart): State {
  return { order, topics: part.topics, next: part.next, total: totalOf(part) }
}
