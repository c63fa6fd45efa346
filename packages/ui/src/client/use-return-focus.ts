import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a button that opens something beside it: returns the focus to the button when that closes. Does nothing if the reader
 * has moved the focus.
 */
export function useReturnFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
