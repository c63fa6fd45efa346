'use client'

import { useEffect, useState } from 'react'
import { readDraftId } from '../model/draft-id.ts'
import { createId } from './browser-environment.ts'

/**
 * The name of the text that is being written. A new one goes into the address at once, so that a reload and the way back
 * from the login site find it again.
 * @param hrefFor the address that goes on with a text
 */
export function useDraftId(given: string | undefined, hrefFor: (id: string) => string): string {
  // Coming back to the page, the router may know no query that was set without it; the address does.
  const [own] = useState(() => findInAddress(hrefFor) ?? createId())
  // After every update: what leads to a new text while this one is open leads to this one.
  useEffect(() => {
    const href = hrefFor(own)
    if (given !== undefined || !isWithoutQuery(href)) return
    // The router takes over the addresses that are set after its own effects, and those without a state of its own: one
    // that it does not know, it would set back at its next update.
    queueMicrotask(() => window.history.replaceState(null, '', href))
  })
  return given ?? own
}

function findInAddress(hrefFor: (id: string) => string): string | undefined {
  if (typeof window === 'undefined') return undefined
  const { pathname, search } = window.location
  const id = readDraftId(new URLSearchParams(search).get('draft'))
  return id !== undefined && hrefFor(id) === pathname + search ? id : undefined
}

/** Whether the reader is at this address, but for its query. */
function isWithoutQuery(href: string): boolean {
  const { pathname, search } = window.location
  return search === '' && pathname === href.split('?')[0]
}
