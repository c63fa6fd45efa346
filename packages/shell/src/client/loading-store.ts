/** Whether a page is being exchanged. One for the document, since the document has one address. */
let loading = false
const listeners = new Set<() => void>()

/**
 * Starts the loading bar. Links do it themselves; call it beside `router.push`. It ends with the new address, at the
 * latest after five seconds.
 */
export function startLoading(): void {
  set(true)
}

/** Ends the loading bar. */
export function finishLoading(): void {
  set(false)
}

export function isLoading(): boolean {
  return loading
}

export function subscribeLoading(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: boolean): void {
  loading = next
  for (const listener of listeners) listener()
}
