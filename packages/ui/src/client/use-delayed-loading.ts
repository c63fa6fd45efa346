import { useEffect, useRef, useState } from 'react'
import { tokens } from '../theme/tokens.ts'

export interface DelayedLoadingOptions {
  /** ms before the loading state is shown. @default 200 */
  after?: number
  /** Minimum display time of the loading state, ms. @default 200 */
  atLeast?: number
}

/** Whether to show a loading state. Avoids it for quick responses, and flashes (docs/rules.md#loading). */
export function useDelayedLoading(
  loading: boolean,
  {
    after = tokens.delayedLoading.after,
    atLeast = tokens.delayedLoading.atLeast,
  }: DelayedLoadingOptions = {},
): boolean {
  const [shown, setShown] = useState(false)
  const shownAt = useRef(0)

  useEffect(() => {
    if (loading === shown) return
    const wait = loading ? after : Math.max(0, shownAt.current + atLeast - Date.now())
    const timer = setTimeout(() => {
      if (loading) shownAt.current = Date.now()
      setShown(loading)
    }, wait)
    return () => clearTimeout(timer)
  }, [loading, shown, after, atLeast])

  return shown
}
