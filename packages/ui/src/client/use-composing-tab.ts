import { useEffect } from 'react'
import { isComposingKey } from './use-composition-safe-keys.ts'

/**
 * Leaves Tab to the input method while it composes. The focus traps of Mantine listen for Tab at the document and would move
 * the focus during composition.
 */
export function useComposingTab(): void {
  useEffect(() => {
    document.body.addEventListener('keydown', stopComposingTab)
    return () => document.body.removeEventListener('keydown', stopComposingTab)
  }, [])
}

function stopComposingTab(event: KeyboardEvent): void {
  if (event.key === 'Tab' && isComposingKey(event)) event.stopPropagation()
}
