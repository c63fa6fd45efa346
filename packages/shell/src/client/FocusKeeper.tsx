'use client'

import { useLateEffect } from '@mozhan/ui/client'

/**
 * Keeps the focus where the reader is. A control that goes away under it (a row that is deleted, a form that closes) leaves
 * it to what stands nearest, and one that could not be pressed for a while has it back: otherwise a screen reader would go
 * on at the top of the page. Whoever moves the focus on purpose comes first.
 */
export function FocusKeeper() {
  useLateEffect(async () => (await import('./keep-focus.ts')).keepFocus)
  return null
}
