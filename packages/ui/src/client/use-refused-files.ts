'use client'

import { type DragEvent, useState } from 'react'

/**
 * Catches files that are dropped on a text box that cannot take them; the browser would open them instead of the page.
 * @returns props of an element around the box, and whether a file was refused since the last `clear`
 */
export function useRefusedFiles() {
  const [isRefused, setRefused] = useState(false)
  const refuse = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return false
    event.preventDefault()
    return true
  }
  return {
    isRefused,
    clear: () => setRefused(false),
    dropProps: {
      onDragOver: (event: DragEvent<HTMLElement>) => void refuse(event),
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (refuse(event)) setRefused(true)
      },
    },
  }
}
