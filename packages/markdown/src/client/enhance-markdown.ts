import { addCodeActions } from './code-actions.ts'
import { drawDiagrams } from './diagrams.ts'

/**
 * Brings a rendered text to life: buttons on its code blocks, and diagrams where it has any. Safe to
 * call again on the same element. Without it everything stays readable.
 *
 * @param root The element with the class `markdown`, its HTML in place.
 * @returns Takes everything back; call it before the element goes.
 */
export function enhanceMarkdown(root: HTMLElement): () => void {
  const cleanups = [addCodeActions(root), drawDiagrams(root)]
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}
