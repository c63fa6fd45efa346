import { useEffect, useState } from 'react'

export interface Layout {
  /** Both panes side by side, where there is room for two. */
  hasPreview: boolean
  /** The one in sight, where there is room for one. */
  pane: 'write' | 'read'
  isFull: boolean
  togglePreview: () => void
  showPane: (pane: 'write' | 'read') => void
  toggleFull: () => void
}

/** What of the editor is in sight. Full screen keeps the page behind it from scrolling. */
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
