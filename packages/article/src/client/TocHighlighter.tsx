'use client'

import { useIdleEffect } from '@mozhan/ui/client'

/** Marks in the contents list the passage that is being read. Draws nothing itself. */
export function TocHighlighter() {
  useIdleEffect(async () => (await import('./highlight-toc.ts')).highlightToc)
  return null
}
