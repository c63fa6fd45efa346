'use client'

import { useIdleEffect } from '@mozhan/ui/client'

/** Marks the section in view in the table of contents. Renders nothing. */
export function TocHighlighter() {
  useIdleEffect(async () => (await import('./highlight-toc.ts')).highlightToc)
  return null
}
