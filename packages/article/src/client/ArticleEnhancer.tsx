'use client'

import { useEnhanced } from '@mozhan/ui/client'
import { BODY_ID } from '../view/ArticleBody.tsx'

/** Brings copy buttons, diagrams and formulas to the text. */
export function ArticleEnhancer() {
  useEnhanced({
    find: () => document.getElementById(BODY_ID),
    load: async () => (await import('@mozhan/markdown/client')).enhanceMarkdown,
    text: BODY_ID,
  })
  return null
}
