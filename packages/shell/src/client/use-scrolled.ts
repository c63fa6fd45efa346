import { useSyncExternalStore } from 'react'

/** Scroll offset from which the header counts as scrolled, px. */
const SCROLLED_PX = 4

/** Whether the page is scrolled below the header. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_PX,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
