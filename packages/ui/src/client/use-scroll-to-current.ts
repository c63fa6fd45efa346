import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a row of links sideways so that the current one is in its middle, on mount and whenever the current one
 * changes.
 * @param current changes with the current link
 */
export function useScrollToCurrent(current: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const entry = current === undefined ? null : row.current?.querySelector('[aria-current]')
    if (!row.current || !entry) return
    // Only the row: `scrollIntoView` would scroll the page, too.
    row.current.scrollLeft += middleOf(entry) - middleOf(row.current)
  }, [current])
  return row
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
