'use client'

import { whenIdle } from '@mozhan/ui/client'
import { useEffect } from 'react'
import { BODY_ID } from '../view/ResourceBody.tsx'

/** Brings copy buttons, diagrams and formulas to the description once the page has nothing better to do. */
export function BodyEnhancer() {
  useEffect(() => {
    let cleanup: (() => void) | undefined
    let isGone = false
    const cancel = whenIdle(async () => {
      const body = document.getElementById(BODY_ID)
      if (!body) return
      const { enhanceMarkdown } = await import('@mozhan/markdown/client')
      if (!isGone) cleanup = enhanceMarkdown(body)
    })
    return () => {
      isGone = true
      cancel()
      cleanup?.()
    }
  }, [])
  return null
}
