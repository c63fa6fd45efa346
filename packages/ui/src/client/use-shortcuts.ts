import { useEffect, useRef } from 'react'
import { isComposingKey } from './use-composition-safe-keys.ts'

/** `mod+k` is ⌘K on a Mac and Ctrl+K elsewhere; a single character is the key alone. */
export type Shortcuts = Record<string, () => void>

/**
 * Keyboard shortcuts of the page. A single key is ignored while the user is writing in a field, and all shortcuts while an
 * input method composes.
 * @example useShortcuts({ '/': focusSearch, 'mod+k': focusSearch })
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isComposingKey(event) || event.defaultPrevented) return
      const name = nameOf(event)
      const action = latest.current[name]
      if (!action || (!name.startsWith('mod+') && isEditable(event.target))) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}

function nameOf(event: KeyboardEvent): string {
  if (event.altKey) return ''
  const key = event.key.toLowerCase()
  return event.metaKey || event.ctrlKey ? `mod+${key}` : key
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
