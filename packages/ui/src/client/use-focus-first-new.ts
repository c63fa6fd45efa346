'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a list whose button for more disappears with the last part: moves the focus, which would be lost, to the first new
 * row. Does nothing if the reader has moved the focus; does not scroll.
 * @param list element whose children are the rows
 * @param count number of rows
 * @param hasMore whether the button is shown
 */
export function useFocusFirstNew(
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
