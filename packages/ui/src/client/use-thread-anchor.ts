'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { findTopOf, type ThreadTop } from '../thread-parts.ts'

/** The row of a thread that the address points to. */
export interface ThreadAnchor {
  /** The target row, and its top-level row. */
  target: { id: string; topId: string } | undefined
  /** The top-level row of the target, if it was not loaded yet. */
  linked: string | undefined
}

export interface ThreadAnchorOptions<Row> {
  /** Prefix of the id in the anchor of a row, such as `comment-`. */
  prefix: string
  rows: readonly Row[]
  find: (id: string) => Promise<Row[]>
  onFound: (rows: Row[]) => void
}

/** Scrolls to the row of a thread that the address names, and loads it if needed; a row that cannot be loaded is ignored. */
export function useThreadAnchor<Row extends ThreadTop>(
  options: ThreadAnchorOptions<Row>,
): ThreadAnchor {
  /** A new object for each navigation, even to the same row. */
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
  // After rendering, when the row is loaded and unfolded.
  useLayoutEffect(() => {
    if (target) document.getElementById(latest.current.prefix + target.id)?.scrollIntoView()
  }, [target])
  return { target, linked }
}
