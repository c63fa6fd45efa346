'use client'

import { useIdleEffect } from '@mozhan/ui/client'

/**
 * Restores the focus when its element is removed (a deleted row, a closed form) or was disabled for a while: otherwise a
 * screen reader would continue at the top of the page. Moves it to the nearest control. Components may move the focus
 * themselves, which takes precedence.
 */
export function FocusRestorer() {
  useIdleEffect(async () => (await import('./restore-focus.ts')).restoreFocus)
  return null
}
