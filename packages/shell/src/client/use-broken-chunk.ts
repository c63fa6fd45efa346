'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { useEffect, useState } from 'react'
import { isBrokenChunk } from '../model/chunk-error.ts'
import { loadingAtom } from './loading-atoms.ts'
import { reloadOnce } from './reload-guard.ts'

/** ms after which a pending navigation counts as blocked by a broken chunk. */
const TIMEOUT_MS = 3000

/**
 * Handles chunks that were answered with another document: reloads the page as for a missing chunk. If the reload of
 * this minute is used up, a pending navigation is given up.
 * @returns whether a navigation was given up
 */
export function useBrokenChunk(): boolean {
  const [isBroken, setBroken] = useState(false)
  const [isGivenUp, setGivenUp] = useState(false)
  const isNavigating = useHydratedAtomValue(loadingAtom, false)

  useEffect(() => {
    const handleError = (event: ErrorEvent) => {
      if (isBrokenChunk(event) && !reloadOnce()) setBroken(true)
    }
    window.addEventListener('error', handleError)
    return () => window.removeEventListener('error', handleError)
  }, [])

  useEffect(() => {
    if (!isBroken || !isNavigating) return
    const timer = setTimeout(setGivenUp, TIMEOUT_MS, true)
    return () => clearTimeout(timer)
  }, [isBroken, isNavigating])

  return isGivenUp
}
