'use client'

import { readCache, removeCache, writeCache } from '@mozhan/ui/client'
import { useEffect, useRef, useState } from 'react'
import { isResourceDraft, type ResourceDraft } from '../../model/resource-draft.ts'

/** Lifetime of an unpublished file on the server, in hours. */
const HOURS = 72

type Change = Partial<ResourceDraft> | ((before: ResourceDraft) => Partial<ResourceDraft>)

/** State of the resource form, stored in this browser per user until it is published. */
export function useSavedDraft(
  owner: string,
  resourceId: string | undefined,
  initial: ResourceDraft,
) {
  const key = keyOf(owner, resourceId)
  const [draft, setDraft] = useState(initial)
  const [isRestored, setRestored] = useState(false)
  const latest = useRef(draft)
  useEffect(() => {
    const saved = readCache(key, isResourceDraft)
    if (saved === undefined) return
    latest.current = saved
    setDraft(saved)
    setRestored(true)
  }, [key])

  const change = (part: Change) => {
    const before = latest.current
    const next = { ...before, ...(typeof part === 'function' ? part(before) : part) }
    latest.current = next
    setDraft(next)
    writeCache(key, next, HOURS)
  }
  /** Whether the stored draft is the one of this form and not of another window. */
  const isOurs = () =>
    JSON.stringify(readCache(key, isResourceDraft)) === JSON.stringify(latest.current)
  /** Removes the published draft. Input typed since is stored as a draft of the published resource. */
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
