import { type RefObject, useEffect, useRef } from 'react'

const ROOM = '--keyboard-room'

/**
 * Tells an element how high the part of the window is that a phone's keyboard leaves free: in `--keyboard-room`, which is
 * absent until the keyboard was there once.
 * @param onChange called when it has changed
 */
export function useKeyboardRoom(root: RefObject<HTMLElement | null>, onChange?: () => void): void {
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    const viewport = window.visualViewport
    const element = root.current
    if (!viewport || !element) return
    const handleResize = () => {
      element.style.setProperty(ROOM, `${Math.round(viewport.height)}px`)
      latest.current?.()
    }
    viewport.addEventListener('resize', handleResize)
    return () => {
      viewport.removeEventListener('resize', handleResize)
      element.style.removeProperty(ROOM)
    }
  }, [root])
}
