'use client'

import { useEnhanced } from '@mozhan/ui/client'
import { loadEnhancer } from './load-enhancer.ts'

export interface BodyEnhancerProps {
  /** The id of the element that holds the text. */
  bodyId: string
}

/** Adds what needs a script to the main text of a page, also the links to its headings. */
export function BodyEnhancer({ bodyId }: BodyEnhancerProps) {
  useEnhanced({ find: () => document.getElementById(bodyId), load: loadBodyEnhancer, text: bodyId })
  return null
}

async function loadBodyEnhancer() {
  const enhance = await loadEnhancer()
  return (body: HTMLElement) => enhance(body, { hasAnchors: true })
}
