'use client'

import { useBeforeLeave } from '@mozhan/session/client'
import { readCache, removeCache, writeCache } from '@mozhan/ui/client'
import { useEffect, useRef, useState } from 'react'
import { isProfileDraft, type ProfileDraft } from '../model/profile-draft.ts'

/** What is typed into the form; kept in this browser where the page has to leave for the login site. */
export function useKeptProfile(userId: string, initial: ProfileDraft) {
  const key = `mozhan-profile-${userId}`
  const [draft, setDraft] = useState(initial)
  const [isRestored, setRestored] = useState(false)
  const latest = useRef(draft)
  const saved = useRef(initial)
  const change = (part: Partial<ProfileDraft>) => {
    latest.current = { ...latest.current, ...part }
    setDraft(latest.current)
  }
  useEffect(() => {
    const kept = readCache(key, isProfileDraft)
    if (kept === undefined) return
    removeCache(key)
    latest.current = kept
    setDraft(kept)
    setRestored(true)
  }, [key])
  const hasUnsaved = () => JSON.stringify(latest.current) !== JSON.stringify(saved.current)
  useBeforeLeave(() => {
    if (hasUnsaved()) writeCache(key, latest.current)
  })
  /** What was sent need not be kept any more. @returns whether nothing was typed since */
  const settle = (sent: ProfileDraft) => {
    saved.current = sent
    setRestored(false)
    return !hasUnsaved()
  }
  return { draft, change, isRestored, settle }
}
