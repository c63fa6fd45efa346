'use client'

import { countCharacters, SEARCH_TYPE } from '@mozhan/api-client/contract'
import { useApi } from '@mozhan/session/client'
import { useEffect, useState } from 'react'

export interface SimilarQuestion {
  id: string
  title: string
}

/** ms of quiet before a title is looked up: longer than the letters of one word under an input method. */
const PAUSE = 600
/** Characters below which everything is similar. */
const SHORTEST = 4
const MAX = 5

/** Questions that were asked before and are like a title; without an answer there are simply none. */
export function useSimilarQuestions(title: string): readonly SimilarQuestion[] {
  const getApi = useApi({ asVisitor: true })
  const [found, setFound] = useState<readonly SimilarQuestion[]>([])
  const key = title.trim()

  useEffect(() => {
    if (countCharacters(key) < SHORTEST) return setFound([])
    let isOld = false
    const look = async () => {
      const { search } = await getApi()
      const hits = await search.recommend({ body: { key, t: SEARCH_TYPE.question, size: MAX } })
      if (!isOld) setFound(hits.map((hit) => ({ id: hit.id, title: hit.title })))
    }
    const timer = setTimeout(() => look().catch(() => undefined), PAUSE)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [key, getApi])

  return found
}
