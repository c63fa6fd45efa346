import { addCodeActions } from './code-actions.ts'
import { drawDiagrams } from './diagrams.ts'

/**
 * Adds what a rendered text does in a browser: buttons on its code blocks, and its diagrams. May be called again on
 * the same element. Without it the text can be read all the same.
 * @param root the element with the class `markdown`, its HTML in place
 * @returns a function that removes everything again; to be called before the element is removed
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
