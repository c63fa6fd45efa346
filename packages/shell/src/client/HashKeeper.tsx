'use client'

import { useEffect } from 'react'

/**
 * Keeps Back working after a jump inside a page. A plain `#section` link makes an entry in the history without the
 * router's fields, and the router ignores such an entry when somebody returns to it from another page: the address
 * would change and the old page stay. The entry is given the fields of the page that it belongs to.
 */
export function HashKeeper() {
  useEffect(() => {
    let pageState: unknown
    const note = () => {
      pageState = window.history.state ?? pageState
    }
    const repair = () => {
      if (window.history.state === null && pageState) window.history.replaceState(pageState, '')
    }
    // Capture: before the browser follows the link.
    document.addEventListener('click', note, true)
    window.addEventListener('hashchange', repair)
    return () => {
      document.removeEventListener('click', note, true)
      window.removeEventListener('hashchange', repair)
    }
  }, [])
  return null
}
