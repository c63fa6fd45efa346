import { runBeforeLeave } from './before-leave.ts'

let isLeaving = false

/**
 * Goes to another site, after what was typed is kept. Of several that want to go at once the first one does.
 * @param prepare decides where to, and changes cookies; called when everything is kept
 */
export async function leaveFor(prepare: () => string): Promise<void> {
  if (isLeaving) return
  isLeaving = true
  // A page that comes back from the back-forward cache may leave again.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  await runBeforeLeave()
  location.assign(prepare())
}
