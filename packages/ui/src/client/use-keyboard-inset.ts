import { type RefObject, useEffect, useRef } from 'react'

const PROPERTY = '--keyboard-room'

/**
 * Sets `--keyboard-room` of an element to the height of the visual viewport, which is what an on-screen keyboard leaves
 * free. The property is absent until the viewport was resized once.
 * @param onChange called after each change
 */
export function useKeyboardInset(root: RefObject<HTMLElement | null>, onChange?: () => void): void {
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    const viewport = window.visualViewport
    const element = root.current
    if (!viewport || !element) return
    const handleResize = () => {
      element.style.setProperty(PROPERTY, `${Math.round(viewport.height)}px`)
      latest.current?.()
    }
    viewport.addEventListener('resize', handleResize)
    return () => {
      viewport.removeEventListener('resize', handleResize)
      element.style.removeProperty(PROPERTY)
    }
  }, [root])
}
