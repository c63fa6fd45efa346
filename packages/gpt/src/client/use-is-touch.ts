'use client'

import { useSyncExternalStore } from 'react'

const QUERY = '(pointer: coarse)'

/** Whether the primary pointer is touch. On-screen keyboards have no Shift+Enter, so Enter must insert a line break. */
export function useIsTouch(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
