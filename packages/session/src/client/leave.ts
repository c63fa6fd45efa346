import { runBeforeLeave } from './before-leave.ts'

/** How long a leave may take until the page may try another, ms: a reader can stop it, and nothing tells of that. */
const PATIENCE = 10_000

let isUnderWay = false

/** Whether this page is about to go. */
export function isLeaving(): boolean {
  return isUnderWay
}

/**
 * Goes to another site, after what was typed is kept. Of several that want to go at once the first one does.
 * @param prepare decides where to, and changes cookies; called when everything is kept
 * @returns whether it was this one
 */
export function leaveFor(prepare: () => string): boolean {
  if (isUnderWay) return false
  isUnderWay = true
  window.addEventListener('pageshow', unlockRestored)
  void leave(prepare)
  return true
}

async function leave(prepare: () => string): Promise<void> {
  await runBeforeLeave()
  setTimeout(unlock, PATIENCE)
  location.assign(prepare())
}

/** The first `pageshow` of a page comes with its load, and says nothing about a leave. */
function unlockRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) unlock()
}

function unlock(): void {
  isUnderWay = false
  window.removeEventListener('pageshow', unlockRestored)
}
