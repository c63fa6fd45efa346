'use client'

import { readCache, removeCache, writeCache } from '@mozhan/ui/client'
import { useEffect, useRef, useState } from 'react'
import { isResourceDraft, type ResourceDraft } from '../../model/resource-draft.ts'

/** As long as the server keeps a file that nobody published, hours. */
const HOURS = 72

type Change = Partial<ResourceDraft> | ((before: ResourceDraft) => Partial<ResourceDraft>)

/** What is typed into the form, kept in this browser for its writer until it is published. */
export function useKeptDraft(
  owner: string,
  resourceId: string | undefined,
  initial: ResourceDraft,
) {
  const key = keyOf(owner, resourceId)
  const [draft, setDraft] = useState(initial)
  const [isRestored, setRestored] = useState(false)
  const latest = useRef(draft)
  useEffect(() => {
    const kept = readCache(key, isResourceDraft)
    if (kept === undefined) return
    latest.current = kept
    setDraft(kept)
    setRestored(true)
  }, [key])

  const change = (part: Change) => {
    const before = latest.current
    const next = { ...before, ...(typeof part === 'function' ? part(before) : part) }
    latest.current = next
    setDraft(next)
    writeCache(key, next, HOURS)
  }
  /** Whether what is kept was typed here, not in another window with the same form. */
  const isOurs = () =>
    JSON.stringify(readCache(key, isResourceDraft)) === JSON.stringify(latest.current)
  /** What was sent stands as this resource. What was typed since is kept for its next change. */
  const settle = (id: string, sent: ResourceDraft) => {
    if (isOurs()) removeCache(key)
    if (latest.current !== sent) writeCache(keyOf(owner, id), latest.current, HOURS)
  }
  const discard = () => {
    removeCache(key)
    latest.current = initial
    setDraft(initial)
    setRestored(false)
  }
  const dismissRestored = () => setRestored(false)
  return { draft, change, isRestored, dismissRestored, settle, discard }
}

function keyOf(owner: string, resourceId = 'new'): string {
  return `mozhan-resource-${owner}-${resourceId}`
}
