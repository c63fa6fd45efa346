import { addCodeActions } from './code-actions.ts'
import { drawDiagrams } from './diagrams.ts'
import { addFootnoteCards } from './footnote-cards.ts'
import { addHeadingAnchors } from './heading-anchors.ts'
import { addPictureTools } from './pictures.ts'

/** What `enhanceMarkdown` adds beyond the default. */
export interface EnhanceOptions {
  /** Adds links to the headings; for the main text of a page. @default false */
  hasAnchors?: boolean
}

/**
 * Enhances a rendered text in a browser: buttons on code blocks, diagrams, a view of large pictures, and cards of footnotes.
 * May be called again on the same element. The text is readable without these enhancements.
 * @param root the element with the class `markdown` that contains the rendered HTML
 * @param options what to add beyond the default
 * @returns a function that removes the buttons, diagrams and listeners; must be called before the element is removed
 * @example
 * ```ts
 * import { enhanceMarkdown } from '@mozhan/markdown/client'
 *
 * const root = document.querySelector<HTMLElement>('.markdown')
 * const cleanUp = root ? enhanceMarkdown(root, { hasAnchors: true }) : undefined
 * ```
 */
export function enhanceMarkdown(
  root: HTMLElement,
  { hasAnchors = false }: EnhanceOptions = {},
): () => void {
  const cleanups = [
    addCodeActions(root),
    drawDiagrams(root),
    addPictureTools(root),
    addFootnoteCards(root),
    hasAnchors ? addHeadingAnchors(root) : () => {},
  ]
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}
