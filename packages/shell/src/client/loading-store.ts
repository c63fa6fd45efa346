import { tokens } from '@mozhan/ui/theme'
import { leadsToPage } from '../model/starts-navigation.ts'

/** Whether the exchange of a page is to be seen. One for the document, since the document has one address. */
let loading = false
/** The address whose page is shown, in full. The browser's own is ahead of it on the way back and forward. */
let shown: string | undefined
const listeners = new Set<() => void>()
const timers = new Set<ReturnType<typeof setTimeout>>()

/**
 * Starts the loading bar where an address leads to another page. Quick exchanges (200 ms) don't show it. It ends when that
 * page is shown, at the latest after five seconds (section 9 of the specification).
 */
export function startLoading(href: string): void {
  if (!leadsToPage(href, shown ?? location.href)) {
    finishLoading()
    return
  }
  stopTimers()
  // Nothing changes at once: React would take the bar for a part of a page on the way back, and draw both together.
  timers.add(setTimeout(() => set(true), tokens.loadingBar.throttle))
  timers.add(setTimeout(finishLoading, tokens.loadingBar.duration))
}

/** Ends the loading bar: the page of this address is shown. */
export function arriveAt(path: string): void {
  shown = new URL(path, location.origin).href
  finishLoading()
}

/** Ends the loading bar. */
export function finishLoading(): void {
  stopTimers()
  set(false)
}

export function isLoading(): boolean {
  return loading
}

export function subscribeLoading(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function stopTimers(): void {
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
}

function set(next: boolean): void {
  loading = next
  for (const listener of listeners) listener()
}
