'use client'

import { useEffect } from 'react'

/**
 * Repairs Back after a jump within a page. A plain `#section` link creates a history entry without the
 * router's state, which the router ignores when the reader returns to it from another page: the address
 * would change and the old page would stay. The entry therefore gets the state of its page.
 */
export function HashRestorer() {
  useEffect(() => {
    let pageState: unknown
    const note = () => {
      pageState = window.history.state ?? pageState
    }
    const repair = () => {
      if (window.history.state === null && pageState) window.history.replaceState(pageState, '')
    }
    // Capture phase: before the browser follows the link.
    document.addEventListener('click', note, true)
    window.addEventListener('hashchange', repair)
    return () => {
      document.removeEventListener('click', note, true)
      window.removeEventListener('hashchange', repair)
    }
  }, [])
  return null
}
