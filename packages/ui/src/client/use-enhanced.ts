import { useEffect, useRef } from 'react'
import { whenIdle } from './when-idle.ts'

export interface EnhancedOptions {
  /** Looked up in the browser, when there is time. */
  find: () => HTMLElement | null
  /** Fetches what enhances it, when there is time; that returns what takes it back. */
  load: () => Promise<(element: HTMLElement) => () => void>
  /** Another text is enhanced anew, an empty one not at all. */
  text: string
}

/** Brings to a text what works in it (copy buttons, diagrams) once the page has nothing better to do. */
export function useEnhanced({ find, load, text }: EnhancedOptions): void {
  const latest = useRef({ find, load })
  latest.current = { find, load }
  useEffect(() => {
    if (text === '') return
    let cleanup: (() => void) | undefined
    let isGone = false
    const cancel = whenIdle(async () => {
      const element = latest.current.find()
      if (!element) return
      const enhance = await latest.current.load()
      if (!isGone) cleanup = enhance(element)
    })
    return () => {
      isGone = true
      cancel()
      cleanup?.()
    }
  }, [text])
}
