import { atom } from 'jotai/vanilla'

/**
 * - `idle`: no notice
 * - `leaving`: the session has expired and the page redirects to the login site
 * - `ended`: the login site did not renew the session; the reader is signed out
 * - `elsewhere`: another tab signed out while this guarded page is open
 */
export type ExpiryNotice = 'idle' | 'leaving' | 'ended' | 'elsewhere'

const RETURN_KEY = 'mozhan-expired'

/** The notice of this page about a session that ended. */
export const expiryNoticeAtom = atom<ExpiryNotice>('idle')

/** Stores for the next page of this tab that the session has expired. */
export function markExpired(): void {
  try {
    sessionStorage.setItem(RETURN_KEY, '1')
  } catch {
    // Storage is blocked: the notice is not shown again after the return.
  }
}

/** Whether this tab left because the session had expired. Clears the mark. */
export function takeExpiredMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(RETURN_KEY) !== null
    sessionStorage.removeItem(RETURN_KEY)
    return isMarked
  } catch {
    return false
  }
}
