'use client'

import { useLayoutEffect, useRef } from 'react'
import { type FeedMemory, readFeedMemory, saveFeedMemory } from '../model/feed-memory.ts'

type FeedState = Pick<FeedMemory, 'sort' | 'rows' | 'next'>

/** Field of a history entry that holds the storage key of its list. */
const FIELD = 'mozhanFeed'

/**
 * Restores a list after Back, Forward or a reload. Loaded rows are stored per history entry, not per address, so a new
 * visit starts with the first page.
 */
export function useFeedMemory(feed: FeedState, restore: (saved: FeedState) => void): void {
  const latest = useRef({ feed, top: 0 })
  const target = useRef<number | undefined>(undefined)
  const restoreRef = useRef(restore)

  // Before paint, so that the short list is not visible.
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

  // A layout effect, because its cleanup runs before the router scrolls the next page to its top.
  useLayoutEffect(() => {
    const key = keyOfEntry() ?? markEntry()
    latest.current.top = window.scrollY
    const note = () => {
      latest.current.top = window.scrollY
    }
    const keep = () => {
      const { feed: current, top } = latest.current
      if (current.rows.length > 0)
        saveFeedMemory(getStore(), key, { ...current, top, at: Date.now() })
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

/** Adds a key to the history entry; the router's fields are preserved. */
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
