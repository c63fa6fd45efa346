import { useEffect, useRef, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const pendingLoads = new Map<string, Promise<unknown>>()

/**
 * Loads data of the reader for a page that is the same for all readers: when the browser is idle, and again when the tab
 * becomes visible. Simultaneous loads with the same key share one request; a failed one leaves the former data.
 * @param key identifies the data and the reader; undefined loads nothing
 */
export function useReaderData<Value>(
  key: string | undefined,
  load: () => Promise<Value>,
): Value | undefined {
  const [loaded, setLoaded] = useState<{ key: string; value: Value }>()
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    if (key === undefined) return
    let isUnmounted = false
    const refresh = async () => {
      const value = await loadOnce(key, latest.current)
      if (!isUnmounted) setLoaded({ key, value })
    }
    const cancel = whenIdle(refresh)
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') refresh().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isUnmounted = true
      cancel()
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [key])
  return loaded?.key === key ? loaded?.value : undefined
}

function loadOnce<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  // A key is used with one type of data only.
  const pending = pendingLoads.get(key) as Promise<Value> | undefined
  if (pending) return pending
  // The result is not cached after its arrival, because the reader may change the data a moment later.
  const loading = load().finally(() => pendingLoads.delete(key))
  pendingLoads.set(key, loading)
  return loading
}
