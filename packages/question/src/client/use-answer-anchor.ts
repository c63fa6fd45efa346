'use client'

import { findTopOf } from '@mozhan/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AnswerRow } from '../model/answer-thread.ts'
import { answerAnchor } from '../routes.ts'

export interface AnswerAnchor {
  /** Answer or reply that the address points at; what is folded away then unfolds and comes into view. */
  target: string | undefined
  /** The answer of the target, where it was not among the answers at hand. */
  linked: string | undefined
}

export interface AnswerAnchorOptions {
  rows: readonly AnswerRow[]
  find: (id: string) => Promise<AnswerRow[]>
  onFound: (answers: AnswerRow[]) => void
}

const ANCHOR = /^#answer-(\d+)$/

/** Leads to the answer or reply that the address names, wherever it stands. */
export function useAnswerAnchor(options: AnswerAnchorOptions): AnswerAnchor {
  const [target, setTarget] = useState<string>()
  const [linked, setLinked] = useState<string>()
  /** A new object each time the address leads to a row, be it the same one. */
  const [arrival, setArrival] = useState<{ id: string }>()
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const follow = async () => {
      const id = ANCHOR.exec(location.hash)?.[1]
      setTarget(id)
      if (id === undefined) return
      const { rows, find, onFound } = latest.current
      if (findTopOf(rows, id) === undefined) {
        const found = await find(id)
        const answer = findTopOf(found, id)
        if (answer === undefined) return
        onFound(found)
        if (!rows.some((row) => row.id === answer.id)) setLinked(answer.id)
      }
      setArrival({ id })
    }
    // An answer that cannot be fetched is simply not jumped to.
    const go = () => void follow().catch(() => undefined)
    go()
    window.addEventListener('hashchange', go)
    return () => window.removeEventListener('hashchange', go)
  }, [])
  // What was found, and what unfolded for it, is drawn by then.
  useLayoutEffect(() => {
    if (arrival) document.getElementById(answerAnchor(arrival.id))?.scrollIntoView()
  }, [arrival])
  return { target, linked }
}
