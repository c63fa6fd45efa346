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
  const key = `mozhan-resource-${owner}-${resourceId ?? 'new'}`
  const [draft, setDraft] = useState(initial)
  const latest = useRef(draft)
  useEffect(() => {
    const kept = readCache(key, isResourceDraft)
    if (kept === undefined) return
    latest.current = kept
    setDraft(kept)
  }, [key])

  const change = (part: Change) => {
    const before = latest.current
    const next = { ...before, ...(typeof part === 'function' ? part(before) : part) }
    latest.current = next
    setDraft(next)
    writeCache(key, next, HOURS)
  }
  const forget = () => removeCache(key)
  return { draft, change, forget }
}
