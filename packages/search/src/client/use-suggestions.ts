'use client'

import { retryAfterMs } from '@mozhan/api-client/errors'
import { useApi } from '@mozhan/session/client'
import { useEffect, useRef, useState } from 'react'

/** Debounce before suggestions are loaded, in ms. */
const DEBOUNCE_MS = 200

/** Suggestions for a text, or popular queries for an empty text. Empty when the call fails. */
export function useSuggestions(text: string, isWanted: boolean): readonly string[] {
  const getApi = useApi({ asVisitorOnExpiry: true })
  const [found, setFound] = useState<{ key: string; words: readonly string[] }>()
  /** Time until which no call is made after a 429. */
  const restsUntil = useRef(0)
  const key = text.trim()

  useEffect(() => {
    if (!isWanted || Date.now() < restsUntil.current) return
    let isOld = false
    const look = async () => {
      const { search } = await getApi()
      const words =
        key === '' ? await search.listHotWords() : await search.suggest({ query: { key } })
      if (!isOld) setFound({ key, words })
    }
    const giveUp = (error: unknown) => {
      restsUntil.current = Date.now() + (retryAfterMs(error) ?? 0)
    }
    const timer = setTimeout(() => look().catch(giveUp), key === '' ? 0 : DEBOUNCE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [key, isWanted, getApi])

  // Suggestions for a shorter text stay until newer ones arrive; popular queries do not.
  return found && (found.key === '') === (key === '') ? found.words : []
}
