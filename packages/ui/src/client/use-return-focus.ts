import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For the button that opens something beside it: gets the focus back when that closes under it. A reader who has already gone
 * on elsewhere stays there.
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
