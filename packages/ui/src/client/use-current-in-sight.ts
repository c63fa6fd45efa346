import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a row of links that scrolls sideways where it has no room: brings the current one into its middle, when the row comes
 * and whenever another one is current.
 * @param current tells one from another
 */
export function useCurrentInSight(current: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const entry = current === undefined ? null : row.current?.querySelector('[aria-current]')
    if (!row.current || !entry) return
    // The row alone: `scrollIntoView` would move the page, too.
    row.current.scrollLeft += middleOf(entry) - middleOf(row.current)
  }, [current])
  return row
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
