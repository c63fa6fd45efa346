'use client'

import { useLayoutEffect, useRef } from 'react'
import { type FeedMemory, readFeedMemory, saveFeedMemory } from '../model/feed-memory.ts'

type Kept = Pick<FeedMemory, 'sort' | 'rows' | 'next'>

/** Field of an entry in the browser's history that says where its list is kept. */
const FIELD = 'mozhanFeed'

/**
 * Brings a list back as the reader left it when he returns by Back, Forward or reload. What was loaded is kept for the
 * entry in the history, not for the address: a fresh visit starts fresh.
 */
export function useFeedMemory(feed: Kept, restore: (kept: Kept) => void): void {
  const latest = useRef({ feed, top: 0 })
  const target = useRef<number | undefined>(undefined)
  const restoreRef = useRef(restore)

  // Before paint, so that the short list is never seen.
  useLayoutEffect(() => {
    const memory = readFeedMemory(getStore(), keyOfEntry() ?? '', Date.now())
    if (!memory) return
    target.current = memory.top
    restoreRef.current({ sort: memory.sort, rows: memory.rows, next: memory.next })
  }, [])

  useLayoutEffect(() => {
    latest.current.feed = feed
    if (target.current === undefined || feed.rows.length === 0) return
    window.scrollTo({ top: target.current, behavior: 'instant' })
    target.current = undefined
  }, [feed])

  // A layout effect, since its end runs before the router scrolls the next page to its top.
  useLayoutEffect(() => {
    const key = keyOfEntry() ?? markEntry()
    latest.current.top = window.scrollY
    const note = () => {
      latest.current.top = window.scrollY
    }
    const keep = () => {
      const { feed: kept, top } = latest.current
      if (kept.rows.length > 0) saveFeedMemory(getStore(), key, { ...kept, top, at: Date.now() })
    }
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
}

function keyOfEntry(): string | undefined {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !(FIELD in state)) return undefined
  return typeof state[FIELD] === 'string' ? state[FIELD] : undefined
}

/** Marks the entry and leaves the router's own fields in it untouched. */
function markEntry(): string {
  const key = `${FIELD}:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
  window.history.replaceState({ ...window.history.state, [FIELD]: key }, '')
  return key
}

function getStore(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
