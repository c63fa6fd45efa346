import { useEffect, useRef, useState } from 'react'
import { tokens } from '../theme/tokens.ts'

export interface DelayedLoadingOptions {
  /** ms a quick answer has before anything is shown. @default 200 */
  after?: number
  /** ms a loading state stays once shown. @default 200 */
  atLeast?: number
}

/** Whether to show a loading state: not for quick answers, and never for a flash (docs/rules.md#loading). */
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
