import { useSyncExternalStore } from 'react'

/** px after which the header counts as lifted from the page */
const LIFT = 4

/** Whether the page has moved under the header. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > LIFT,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
