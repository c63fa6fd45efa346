import { runBeforeLeave } from './before-leave.ts'

/** No event reports that the reader stopped a navigation, so another one is allowed after this time. */
const LEAVE_TIMEOUT_MS = 10_000

let isInProgress = false

/** Whether this page is about to be left. */
export function isLeaving(): boolean {
  return isInProgress
}

/**
 * Runs the before-leave callbacks, then navigates to another site. Only one navigation runs at a time.
 * @param prepare changes cookies and returns the address; called after the callbacks
 * @returns false if another navigation is in progress
 */
export function navigateAway(prepare: () => string): boolean {
  if (isInProgress) return false
  isInProgress = true
  window.addEventListener('pageshow', unlockRestored)
  void leave(prepare)
  return true
}

async function leave(prepare: () => string): Promise<void> {
  await runBeforeLeave()
  setTimeout(unlock, LEAVE_TIMEOUT_MS)
  location.assign(prepare())
}

/** The first `pageshow` of a page belongs to its load, not to a return. */
function unlockRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) unlock()
}

function unlock(): void {
  isInProgress = false
  window.removeEventListener('pageshow', unlockRestored)
}
