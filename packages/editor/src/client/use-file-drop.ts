import { useEffect, useRef } from 'react'

/**
 * Takes files that are dropped anywhere on the page, which the browser would open in its place. An element that handles its
 * own drops prevents this one.
 * @param onDrop called with the files; absent if the page takes none
 */
export function useFileDrop(onDrop: ((files: File[]) => void) | undefined): void {
  const latest = useRef(onDrop)
  latest.current = onDrop
  const isOn = onDrop !== undefined

  useEffect(() => {
    if (!isOn) return
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (event.defaultPrevented || files.length === 0) return
      event.preventDefault()
      latest.current?.(files)
    }
    document.addEventListener('dragover', allow)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', allow)
      document.removeEventListener('drop', drop)
    }
  }, [isOn])
}
