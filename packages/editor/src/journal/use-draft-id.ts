'use client'

import { useEffect, useState } from 'react'
import { readDraftId } from '../model/draft-id.ts'
import { createId } from './browser-environment.ts'

/**
 * The id of the draft that is being written. A new one is written to the address at once, so that a reload and the return
 * from the login site find the draft again.
 * @param hrefFor the address that continues a draft
 */
export function useDraftId(given: string | undefined, hrefFor: (id: string) => string): string {
  // When the user returns to the page, the router may not know a query that was set without it; the address has it.
  const [own] = useState(() => findInAddress(hrefFor) ?? createId())
  // After every update, because a link to a new text while this one is open must lead to this one.
  useEffect(() => {
    const href = hrefFor(own)
    if (given !== undefined || !isWithoutQuery(href)) return
    // Deferred, because the router adopts an address only if it is set after its own effects and without router state. It
    // would revert an unknown address at its next update.
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
