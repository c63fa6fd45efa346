'use client'

import { readCache, removeCache, writeCache } from '@mozhan/ui/client'
import { useCallback, useState } from 'react'
import { addToHistory, isHistory } from '../model/search-history.ts'

const KEY = 'searchHistory'
const FOR_EVER = 0

/** Search history of this browser. Read on focus, because another tab may have added to it. */
export function useSearchHistory() {
  const [history, setHistory] = useState<readonly string[]>([])
  const load = useCallback(() => setHistory(readHistory()), [])
  const clear = useCallback(() => {
    removeCache(KEY)
    setHistory([])
  }, [])
  return { history, load, clear }
}

export function noteSearch(key: string): void {
  writeCache(KEY, addToHistory(readHistory(), key), FOR_EVER)
}

function readHistory(): string[] {
  return readCache(KEY, isHistory) ?? []
}
