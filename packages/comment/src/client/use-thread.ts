'use client'

import { useCallFailure } from '@mozhan/session/client'
import { useCallback, useEffect, useState } from 'react'
import {
  type CommentTopic,
  countComments,
  findTopicOf,
  type Subject,
  sortTopics,
} from '../model/comment-thread.ts'
import { type CommentCalls, useCommentCalls } from './use-comment-calls.ts'

/** A thread as it stands in the browser, and what can be done to it. */
export interface Thread {
  topics: readonly CommentTopic[]
  topicCount: number
  total: number
  isLoading: boolean
  /** What went wrong last, in a sentence. */
  failure: string | undefined
  /** Topic that the address points into. */
  target: string | undefined
  /** Topics that have to be shown so that the target is among them. */
  reach: number
  loadAll: () => Promise<void>
  send: (content: string, parentId: string) => Promise<void>
  remove: (id: string) => Promise<void>
  suggest: CommentCalls['suggest']
}

export interface ThreadOptions {
  subject: Subject
  first: readonly CommentTopic[]
  topics: number
  total: number
}

const ANCHOR = /^#comment-(\d+)$/

export function useThread({ subject, first, topics: topicCount, total }: ThreadOptions): Thread {
  const calls = useCommentCalls(subject)
  const describeFailure = useCallFailure()
  const [all, setAll] = useState<readonly CommentTopic[]>()
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [target, setTarget] = useState<string>()
  const topics = all ?? first

  const load = useCallback(async () => {
    setLoading(true)
    try {
      const loaded = await calls.list()
      setAll(loaded)
      return loaded
    } finally {
      setLoading(false)
    }
  }, [calls])

  /** Runs something the reader asked for; what it throws is shown, and thrown on to who waits. */
  const attempt = useCallback(
    async (task: () => Promise<unknown>) => {
      setFailure(undefined)
      try {
        await task()
      } catch (error) {
        setFailure(describeFailure(error).message)
        throw error
      }
    },
    [describeFailure],
  )

  useEffect(() => {
    const follow = async () => {
      const id = ANCHOR.exec(location.hash)?.[1]
      if (id === undefined) return
      const known = findTopicOf(first, id) ?? findTopicOf(await load(), id)
      setTarget(known?.id)
      requestAnimationFrame(() => document.getElementById(`comment-${id}`)?.scrollIntoView())
    }
    // A comment that cannot be fetched is simply not jumped to.
    const go = () => void follow().catch(() => undefined)
    go()
    window.addEventListener('hashchange', go)
    return () => window.removeEventListener('hashchange', go)
  }, [first, load])

  return {
    topics,
    topicCount: all ? all.length : topicCount,
    total: all ? countComments(all) : total,
    isLoading,
    failure,
    target,
    reach: sortTopics(topics, 'newest').findIndex(({ id }) => id === target) + 1,
    loadAll: useCallback(
      () => (all ? Promise.resolve() : attempt(load).catch(() => undefined)),
      [all, attempt, load],
    ),
    send: useCallback(
      (content, parentId) =>
        attempt(async () => {
          await calls.create(content, parentId)
          // It is stored; that it cannot be shown yet must not look as if it were not.
          await load().catch(() => undefined)
        }),
      [attempt, calls, load],
    ),
    remove: useCallback(
      (id) =>
        attempt(async () => {
          await calls.remove(id)
          await load()
        }),
      [attempt, calls, load],
    ),
    suggest: calls.suggest,
  }
}
