'use client'

import { findTopOf } from '@mozhan/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CommentTopic } from '../model/comment-thread.ts'
import { commentAnchor } from '../routes.ts'

export interface CommentAnchor {
  /** Topic that the address points into. */
  target: string | undefined
  /** The same, where it was not among the topics at hand. */
  linked: string | undefined
}

export interface CommentAnchorOptions {
  topics: readonly CommentTopic[]
  find: (commentId: string) => Promise<CommentTopic[]>
  onFound: (topics: CommentTopic[]) => void
}

const ANCHOR = /^#comment-(\d+)$/

/** Leads to the comment that the address names, wherever in the thread it stands. */
export function useCommentAnchor(options: CommentAnchorOptions): CommentAnchor {
  const [target, setTarget] = useState<string>()
  const [linked, setLinked] = useState<string>()
  /** A new object each time the address leads to a row, be it the same one. */
  const [arrival, setArrival] = useState<{ id: string }>()
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const follow = async () => {
      const id = ANCHOR.exec(location.hash)?.[1]
      if (id === undefined) return
      const { topics, find, onFound } = latest.current
      let topic = findTopOf(topics, id)
      if (topic === undefined) {
        const found = await find(id)
        topic = findTopOf(found, id)
        if (topic === undefined) return
        const { id: topicId } = topic
        onFound(found)
        if (!topics.some((known) => known.id === topicId)) setLinked(topicId)
      }
      setTarget(topic.id)
      setArrival({ id })
    }
    // A comment that cannot be fetched is simply not jumped to.
    const go = () => void follow().catch(() => undefined)
    go()
    window.addEventListener('hashchange', go)
    return () => window.removeEventListener('hashchange', go)
  }, [])
  // What was found, and what unfolded for it, is drawn by then.
  useLayoutEffect(() => {
    if (arrival) document.getElementById(commentAnchor(arrival.id))?.scrollIntoView()
  }, [arrival])
  return { target, linked }
}
