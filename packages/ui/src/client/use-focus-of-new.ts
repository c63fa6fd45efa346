'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a list whose button for more goes away with the last part: the focus, which would be lost with it, goes to the first
 * of the new rows. A reader who has gone on elsewhere stays there, and the page does not scroll.
 * @param list its rows are the children
 * @param count rows that it has
 * @param hasMore whether the button is there
 */
export function useFocusOfNew(
  list: RefObject<HTMLElement | null>,
  count: number,
  hasMore: boolean,
): void {
  const before = useRef({ count, hasMore })
  useLayoutEffect(() => {
    const was = before.current
    before.current = { count, hasMore }
    if (!was.hasMore || hasMore || document.activeElement !== document.body) return
    const row = list.current?.children[was.count]
    if (!(row instanceof HTMLElement)) return
    row.tabIndex = -1
    row.focus({ preventScroll: true })
  }, [list, count, hasMore])
}
