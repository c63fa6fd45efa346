'use client'

import { useCallFailure } from '@mozhan/session/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type CommentTopic,
  countComments,
  findTopicOf,
  type Subject,
  sortTopics,
  withoutComment,
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

interface Loaded {
  /** Its place among the lists that were asked for. */
  at: number
  topics: readonly CommentTopic[]
}

const ANCHOR = /^#comment-(\d+)$/

export function useThread({ subject, first, topics: topicCount, total }: ThreadOptions): Thread {
  const calls = useCommentCalls(subject)
  const describeFailure = useCallFailure()
  const [loaded, setLoaded] = useState<Loaded>()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const asked = useRef(0)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [target, setTarget] = useState<string>()
  const known = loaded?.topics ?? first
  const topics = removed.reduce<readonly CommentTopic[]>(withoutComment, known)

  const load = useCallback(async () => {
    asked.current += 1
    const at = asked.current
    setLoading(true)
    try {
      const list = await calls.list()
      // A list that comes last may have been asked for before another.
      setLoaded((now) => (now && now.at > at ? now : { at, topics: list }))
      return list
    } finally {
      if (at === asked.current) setLoading(false)
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
    topicCount: loaded ? topics.length : topicCount - (first.length - topics.length),
    total: loaded ? countComments(topics) : total - (countComments(first) - countComments(topics)),
    isLoading,
    failure,
    target,
    reach: sortTopics(topics, 'newest').findIndex(({ id }) => id === target) + 1,
    loadAll: useCallback(
      () => (loaded ? Promise.resolve() : attempt(load).catch(() => undefined)),
      [loaded, attempt, load],
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
          setRemoved((ids) => [...ids, id])
          // It is gone, whether or not the others can be asked for now.
          await load().catch(() => undefined)
        }),
      [attempt, calls, load],
    ),
    suggest: calls.suggest,
  }
}
