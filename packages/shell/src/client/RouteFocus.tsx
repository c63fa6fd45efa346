'use client'

import { MAIN_ID } from '@mozhan/ui'
import { focusMain } from '@mozhan/ui/client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** The path that is shown, whichever layout shows it. */
let shownPath: string | undefined

/**
 * Takes the focus along to a page that a link has opened, as a browser does that loads a document: the next Tab and a
 * screen reader begin at its main part. A page that chose a place itself, or was opened at a `#hash`, keeps that.
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
