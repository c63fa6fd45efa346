'use client'

import { whenIdle } from '@mozhan/ui/client'
import { useEffect } from 'react'

/**
 * Brings copy buttons, diagrams and formulas to a text once the page has nothing better to do.
 * @param find looked up in the browser, when there is time
 * @param html the text; another one is enhanced anew
 */
export function useEnhanced(find: () => HTMLElement | null, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides, not how its place is found
  useEffect(() => {
    if (html === '') return
    let cleanup: (() => void) | undefined
    let isGone = false
    const cancel = whenIdle(async () => {
      const body = find()
      if (!body) return
      const { enhanceMarkdown } = await import('@mozhan/markdown/client')
      if (!isGone) cleanup = enhanceMarkdown(body)
    })
    return () => {
      isGone = true
      cancel()
      cleanup?.()
    }
  }, [html])
}
