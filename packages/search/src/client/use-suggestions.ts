'use client'

import { retryAfterMs } from '@mozhan/api-client/errors'
import { useApi } from '@mozhan/session/client'
import { useEffect, useRef, useState } from 'react'

/** ms of quiet before a text is completed */
const PAUSE = 200

/** What the site suggests for a text, and what others look for while nothing is typed. Without an answer there is nothing. */
export function useSuggestions(text: string, isWanted: boolean): readonly string[] {
  const getApi = useApi({ asVisitor: true })
  const [found, setFound] = useState<{ key: string; words: readonly string[] }>()
  /** Nothing is asked before this moment. */
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
    const timer = setTimeout(() => look().catch(giveUp), key === '' ? 0 : PAUSE)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [key, isWanted, getApi])

  // An answer for a shorter text is still better than none; one for no text at all is not.
  return found && (found.key === '') === (key === '') ? found.words : []
}
