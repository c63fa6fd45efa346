import { useEffect, useRef } from 'react'
import { whenIdle } from './when-idle.ts'

/** Loads the code of an effect; the effect returns its cleanup. Undefined: nothing to do. */
export type LoadEffect = () => Promise<(() => (() => void) | undefined) | undefined>

/**
 * An effect that only enhances the page: its code is loaded and run when the browser is idle.
 * @param key a change cleans up the effect and runs it again
 */
export function useIdleEffect(load: LoadEffect, key?: string): void {
  const latest = useRef(load)
  latest.current = load
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with what `load` depends on
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
