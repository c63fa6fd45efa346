'use client'

import { useEnhanced } from '@mozhan/ui/client'
import { loadEnhancer } from './load-enhancer.ts'

export interface BodyEnhancerProps {
  /** The id of the element that holds the text. */
  bodyId: string
}

/** Adds copy buttons, diagrams and formulas to the text of a content. */
export function BodyEnhancer({ bodyId }: BodyEnhancerProps) {
  useEnhanced({
    find: () => document.getElementById(bodyId),
    load: loadEnhancer,
    text: bodyId,
  })
  return null
}
