'use client'

import { countCharacters, SEARCH_TYPE } from '@mozhan/api-client/contract'
import { useApi } from '@mozhan/session/client'
import { useEffect, useState } from 'react'

export interface SimilarQuestion {
  id: string
  title: string
}

/** Debounce before a title is looked up, in ms: longer than the keystrokes of one word with an input method. */
const DEBOUNCE_MS = 600
/** Minimum length of a title to look up, because shorter ones match everything. */
const MIN_LENGTH = 4
const MAX = 5

/** Questions similar to a title; empty when the call fails. */
export function useSimilarQuestions(title: string): readonly SimilarQuestion[] {
  const getApi = useApi({ asVisitorOnExpiry: true })
  const [found, setFound] = useState<readonly SimilarQuestion[]>([])
  const key = title.trim()

  useEffect(() => {
    if (countCharacters(key) < MIN_LENGTH) return setFound([])
    let isOld = false
    const look = async () => {
      const { search } = await getApi()
      const hits = await search.recommend({ body: { key, t: SEARCH_TYPE.question, size: MAX } })
      if (!isOld) setFound(hits.map((hit) => ({ id: hit.id, title: hit.title })))
    }
    const timer = setTimeout(() => look().catch(() => undefined), DEBOUNCE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [key, getApi])

  return found
}
