'use client'

import { MAIN_ID } from '@mozhan/ui'
import { focusMain } from '@mozhan/ui/client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** The current path, across layouts. */
let shownPath: string | undefined

/**
 * Moves the focus to the main part of a page that a link has opened, as a document load does: the next Tab and a
 * screen reader start there. Does nothing if the page has set the focus itself, or was opened at a `#hash`.
 */
export function RouteFocus() {
  const pathname = usePathname()
  useEffect(() => {
    const isOpened = shownPath !== undefined && shownPath !== pathname
    shownPath = pathname
    if (!isOpened || location.hash !== '') return
    const main = document.getElementById(MAIN_ID)
    if (!main?.contains(document.activeElement)) focusMain()
  }, [pathname])
  return null
}
