import { useEffect, useRef, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const asked = new Map<string, Promise<unknown>>()

/**
 * Loads data of the reader for a page that is the same for all readers: when the browser is idle, and again when the tab
 * becomes visible. Simultaneous loads with the same key share one request; a failed one leaves the former data.
 * an answer that does not come leaves what there was.
 * @param key identifies the data and the reader; undefined loads nothing
 */
export function useQuietAnswer<Value>(
  key: string | undefined,
  ask: () => Promise<Value>,
): Value | undefined {
  const [known, setKnown] = useState<{ key: string; value: Value }>()
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (key === undefined) return
    let isGone = false
    const look = async () => {
      const value = await askOnce(key, latest.current)
      if (!isGone) setKnown({ key, value })
    }
    const cancel = whenIdle(look)
    const comeBack = () => {
      if (document.visibilityState === 'visible') look().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      isGone = true
      cancel()
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [key])
  return known?.key === key ? known?.value : undefined
}

function askOnce<Value>(key: string, ask: () => Promise<Value>): Promise<Value> {
  // A key is used with one type of data only.
  const before = asked.get(key) as Promise<Value> | undefined
  if (before) return before
  // The result is not cached after its arrival, because the reader may change the data a moment later.
  const answer = ask().finally(() => asked.delete(key))
  asked.set(key, answer)
  return answer
}
