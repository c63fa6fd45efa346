'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { findTopOf, type ThreadTop } from '../thread-parts.ts'

/** Where the address leads in a thread. */
export interface ThreadAnchor {
  /** The row that the address points at, and the one at the top of its place. */
  target: { id: string; topId: string } | undefined
  /** The top of the target, where it was not among the rows at hand. */
  linked: string | undefined
}

export interface ThreadAnchorOptions<Row> {
  /** What stands before the id in the anchor of a row, such as `comment-`. */
  prefix: string
  rows: readonly Row[]
  find: (id: string) => Promise<Row[]>
  onFound: (rows: Row[]) => void
}

/** Leads to the row of a thread that the address names, wherever it stands; one that cannot be fetched is not jumped to. */
export function useThreadAnchor<Row extends ThreadTop>(
  options: ThreadAnchorOptions<Row>,
): ThreadAnchor {
  /** A new object each time the address leads to a row, be it the same one. */
  const [target, setTarget] = useState<{ id: string; topId: string }>()
  const [linked, setLinked] = useState<string>()
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const follow = async () => {
      const { prefix, rows, find, onFound } = latest.current
      const id = new RegExp(`^#${prefix}(\\d+)$`).exec(location.hash)?.[1]
      if (id === undefined) return
      let topId = findTopOf(rows, id)?.id
      if (topId === undefined) {
        const found = await find(id)
        topId = findTopOf(found, id)?.id
        if (topId === undefined) return
        onFound(found)
        if (!rows.some((row) => row.id === topId)) setLinked(topId)
      }
      setTarget({ id, topId })
    }
    const go = () => void follow().catch(() => undefined)
    go()
    window.addEventListener('hashchange', go)
    return () => window.removeEventListener('hashchange', go)
  }, [])
  // What was found, and what unfolded for it, is drawn by then.
  useLayoutEffect(() => {
    if (target) document.getElementById(latest.current.prefix + target.id)?.scrollIntoView()
  }, [target])
  return { target, linked }
}
