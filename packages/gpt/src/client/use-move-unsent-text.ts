'use client'

import type { useTextJournal } from '@mozhan/editor/journal'
import { useLayoutEffect, useRef } from 'react'

/** Moves the unsent text to the new target when a conversation gets another id. */
export function useMoveUnsentText(
  target: string,
  journal: ReturnType<typeof useTextJournal>,
): void {
  const latest = useRef({ target, journal })
  useLayoutEffect(() => {
    const before = latest.current
    latest.current = { target, journal }
    if (before.target === target) return
    let unsent = ''
    before.journal.edit((now) => {
      unsent = now
      return ''
    })
    if (unsent !== '') journal.edit(unsent)
  }, [target, journal])
}
