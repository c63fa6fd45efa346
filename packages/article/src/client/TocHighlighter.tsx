'use client'

import { useLateEffect } from '@mozhan/ui/client'

/** Marks in the contents list the passage that is being read. Draws nothing itself. */
export function TocHighlighter() {
  useLateEffect(async () => (await import('./highlight-toc.ts')).highlightToc)
  return null
}
