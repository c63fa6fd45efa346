'use client'

import { createId } from '@mozhan/editor/journal'
import { useEffect, useState } from 'react'
import { draftHref } from '../../routes.ts'

/**
 * The name of the text that is being written. A new one goes into the address at once, so that a reload and the way back
 * from the login site find it again.
 */
export function useDraftId(given: string | undefined): string {
  const [own] = useState(createId)
  useEffect(() => {
    if (given === undefined) {
      window.history.replaceState(window.history.state, '', draftHref(own))
    }
  }, [given, own])
  return given ?? own
}
