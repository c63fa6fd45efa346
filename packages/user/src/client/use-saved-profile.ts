'use client'

import { useBeforeLeave } from '@mozhan/session/client'
import { readCache, removeCache, writeCache } from '@mozhan/ui/client'
import { useEffect, useRef, useState } from 'react'
import { isProfileDraft, type ProfileDraft } from '../model/profile-draft.ts'

/** State of the profile form. Stored in this browser when the page has to leave for the login site. */
export function useSavedProfile(userId: string, initial: ProfileDraft) {
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
    const stored = readCache(key, isProfileDraft)
    if (stored === undefined) return
    removeCache(key)
    latest.current = stored
    setDraft(stored)
    setRestored(true)
  }, [key])
  const hasUnsaved = () => JSON.stringify(latest.current) !== JSON.stringify(saved.current)
  useBeforeLeave(() => {
    if (hasUnsaved()) writeCache(key, latest.current)
  })
  /** Marks the sent values as saved. @returns whether nothing was typed since */
  const settle = (sent: ProfileDraft) => {
    saved.current = sent
    setRestored(false)
    return !hasUnsaved()
  }
  return { draft, change, isRestored, settle }
}
