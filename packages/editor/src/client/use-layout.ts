import { useEffect, useState } from 'react'

export interface Layout {
  /** Both panes are shown if they fit. */
  hasPreview: boolean
  /** The visible pane if only one fits. */
  pane: 'write' | 'read'
  isFull: boolean
  togglePreview: () => void
  showPane: (pane: 'write' | 'read') => void
  toggleFull: () => void
}

/** Layout of the editor. Full screen disables scrolling of the page. */
export function useLayout(isNarrow: () => boolean): Layout {
  const [hasPreview, setHasPreview] = useState(true)
  const [pane, setPane] = useState<'write' | 'read'>('write')
  const [isFull, setIsFull] = useState(false)

  useEffect(() => {
    if (!isFull) return
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [isFull])

  return {
    hasPreview,
    pane,
    isFull,
    togglePreview() {
      if (isNarrow()) setPane((shown) => (shown === 'write' ? 'read' : 'write'))
      else setHasPreview((isShown) => !isShown)
    },
    showPane: setPane,
    toggleFull: () => setIsFull((isOn) => !isOn),
  }
}
