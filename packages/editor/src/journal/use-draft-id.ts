'use client'

import { useEffect, useRef, useState } from 'react'
import { createId } from './browser-environment.ts'

/**
 * The name of the text that is being written. A new one goes into the address at once, so that a reload and the way back
 * from the login site find it again.
 * @param hrefFor the address that goes on with a text
 */
export function useDraftId(given: string | undefined, hrefFor: (id: string) => string): string {
  const [own] = useState(createId)
  const latest = useRef(hrefFor)
  latest.current = hrefFor
  useEffect(() => {
    if (given !== undefined) return
    // The router takes over the addresses that are set after its own effects, and those without a state of its own: one
    // that it does not know, it would set back at its next update.
    queueMicrotask(() => window.history.replaceState(null, '', latest.current(own)))
  }, [given, own])
  return given ?? own
}
