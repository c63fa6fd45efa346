'use client'

import { useEffect, useRef } from 'react'
import { type BeforeLeave, registerBeforeLeave } from './before-leave.ts'

/**
 * Keeps something first whenever the page is about to leave for the login site or to reload.
 * @example useBeforeLeave(() => journal.flush())
 */
export function useBeforeLeave(callback: BeforeLeave): void {
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => registerBeforeLeave(() => latest.current()), [])
}
