'use client'

import type { useTextJournal } from '@mozhan/editor/journal'
import { useLayoutEffect, useRef } from 'react'

/** A conversation that gets another id takes along what was not sent. */
export function useCarriedText(target: string, journal: ReturnType<typeof useTextJournal>): void {
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
