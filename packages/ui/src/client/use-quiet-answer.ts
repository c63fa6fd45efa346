import { useEffect, useRef, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const asked = new Map<string, Promise<unknown>>()

/**
 * Something that only the reader's browser can ask for, because the page is the same for everybody: asked in a quiet
 * moment and again when the tab comes back into view. Whoever asks under the same key at the same time shares one answer;
 * an answer that does not come leaves what there was.
 * @param key names the question and the reader; undefined asks nothing and knows nothing
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
  // A key is asked with one kind of question only, so that its answer has the type of that.
  const before = asked.get(key) as Promise<Value> | undefined
  if (before) return before
  // What was true once may be changed by the reader a moment later, so that no answer outlives its arrival.
  const answer = ask().finally(() => asked.delete(key))
  asked.set(key, answer)
  return answer
}
