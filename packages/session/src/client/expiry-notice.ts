/**
 * - `idle`: nothing to say
 * - `leaving`: the session has expired and the page is about to go
 * - `returned`: the login site has renewed nothing: the reader is signed out
 * - `elsewhere`: somebody signed out in another tab while this guarded page is open
 */
export type ExpiryNotice = 'idle' | 'leaving' | 'returned' | 'elsewhere'

const RETURN_KEY = 'mozhan-expired'

let notice: ExpiryNotice = 'idle'
const listeners = new Set<() => void>()

export function readExpiryNotice(): ExpiryNotice {
  return notice
}

export function showExpiryNotice(next: ExpiryNotice): void {
  if (notice === next) return
  notice = next
  for (const listener of listeners) listener()
}

export function subscribeToExpiryNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remembers over the leave that the session had expired. */
export function markExpired(): void {
  try {
    sessionStorage.setItem(RETURN_KEY, '1')
  } catch {
    // Blocked storage: then it is not said a second time.
  }
}

/** Whether this tab left because the session had expired; true once. */
export function takeExpiredMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(RETURN_KEY) !== null
    sessionStorage.removeItem(RETURN_KEY)
    return isMarked
  } catch {
    return false
  }
}
