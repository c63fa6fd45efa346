'use client'

import { useEffect, useRef } from 'react'
import { type BeforeLeave, registerBeforeLeave } from './before-leave.ts'

/**
 * Runs a function before the page leaves for the login site or reloads.
 * @param callback the one of the latest render is called; the page waits at most 1.5 s for its promise
 * @example
 * ```tsx
 * import { useBeforeLeave } from '@mozhan/session/client'
 *
 * export function Draft({ text }: { text: string }) {
 *   useBeforeLeave(() => localStorage.setItem('draft', text))
 *   return <p>{text}</p>
 * }
 * ```
 */
export function useBeforeLeave(callback: BeforeLeave): void {
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => registerBeforeLeave(() => latest.current()), [])
}
