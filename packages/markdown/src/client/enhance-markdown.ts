import { addCodeActions } from './code-actions.ts'
import { drawDiagrams } from './diagrams.ts'

/**
 * Enhances a rendered text in a browser: buttons on code blocks, and diagrams. May be called again on
 * the same element. The text is readable without these enhancements.
 * @param root the element with the class `markdown` that contains the rendered HTML
 * @returns a function that removes the buttons, diagrams and listeners; must be called before the element is removed
 * @example
 * ```ts
 * import { enhanceMarkdown } from '@mozhan/markdown/client'
 *
 * const root = document.querySelector<HTMLElement>('.markdown')
 * const cleanUp = root ? enhanceMarkdown(root) : undefined
 * ```
 */
export function enhanceMarkdown(root: HTMLElement): () => void {
  const cleanups = [addCodeActions(root), drawDiagrams(root)]
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}
