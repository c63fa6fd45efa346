'use client'

import { useEffect, useState } from 'react'

/** Whether `isWaiting` has been true for longer than `ms`. */
export function useIsLate(isWaiting: boolean, ms: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), ms)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, ms])
  return isLate
}
