import { useEffect, useRef } from 'react'
import { whenIdle } from './when-idle.ts'

/** Downloads what an effect runs; that returns what takes the effect back. Undefined: there is nothing to do. */
export type LoadEffect = () => Promise<(() => (() => void) | undefined) | undefined>

/**
 * An effect that only adds to a page: its code is downloaded, and run, once the page has nothing better to do.
 * @param key another one takes the effect back and runs it anew
 */
export function useLateEffect(load: LoadEffect, key?: string): void {
  const latest = useRef(load)
  latest.current = load
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what `load` depends on
  useEffect(() => {
    let undo: (() => void) | undefined
    let isGone = false
    const cancel = whenIdle(async () => {
      const run = await latest.current()
      if (!isGone) undo = run?.()
    })
    return () => {
      isGone = true
      cancel()
      undo?.()
    }
  }, [key])
}
