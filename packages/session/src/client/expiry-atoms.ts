import { atom } from 'jotai/vanilla'

/**
 * - `idle`: nothing to say
 * - `leaving`: the session has expired and the page is about to go
 * - `returned`: the login site has renewed nothing: the reader is signed out
 * - `elsewhere`: another tab signed out while this guarded page is open
 */
export type ExpiryNotice = 'idle' | 'leaving' | 'returned' | 'elsewhere'

const RETURN_KEY = 'mozhan-expired'

/** What this page says about a session that ended. */
export const expiryNoticeAtom = atom<ExpiryNotice>('idle')

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
