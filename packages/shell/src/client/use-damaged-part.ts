'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { isDamagedPart } from '../model/chunk-error.ts'
import { isLoading, subscribeLoading } from './loading-store.ts'
import { reloadOnce } from './reload-guard.ts'

/** ms for which a page may be on its way before a damaged part is what holds it up */
const PATIENCE = 3000

/**
 * Answers a part of the program that came as something else: reloads the page as for a missing one. Where that was tried
 * just now, a page that does not come is given up.
 * @returns whether to say so
 */
export function useDamagedPart(): boolean {
  const [isDamaged, setDamaged] = useState(false)
  const [isGivenUp, setGivenUp] = useState(false)
  const isUnderWay = useSyncExternalStore(subscribeLoading, isLoading, () => false)

  useEffect(() => {
    const handleError = (event: ErrorEvent) => {
      if (isDamagedPart(event) && !reloadOnce()) setDamaged(true)
    }
    window.addEventListener('error', handleError)
    return () => window.removeEventListener('error', handleError)
  }, [])

  useEffect(() => {
    if (!isDamaged || !isUnderWay) return
    const timer = setTimeout(setGivenUp, PATIENCE, true)
    return () => clearTimeout(timer)
  }, [isDamaged, isUnderWay])

  return isGivenUp
}
