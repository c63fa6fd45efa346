'use client'

import { useSyncExternalStore } from 'react'

const QUERY = '(pointer: coarse)'

/** Whether fingers write here: their keyboard has no Shift+Enter, so that Enter alone has to break the line. */
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
