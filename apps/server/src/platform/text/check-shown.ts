import { hasVisibleText } from '@mozhan/api-client/contract'
import { DomainError } from '../http/errors.ts'
import { copy } from './copy.ts'
import type { RenderedContent } from './render-content.ts'

/** Elements that show something without a word in them. */
const SHOWN = /<(?:img|hr|math|pre|svg)\b/

/**
 * Refuses a text that shows nothing, such as a comment of HTML or a definition alone.
 * @throws DomainError `refused`
 */
export function checkShown(rendered: Pick<RenderedContent, 'htmlContent' | 'searchText'>): void {
  if (!showsSomething(rendered)) throw new DomainError('refused', copy.nothingShown)
}

function showsSomething({
  htmlContent,
  searchText,
}: Pick<RenderedContent, 'htmlContent' | 'searchText'>): boolean {
  // Attributes keep `<` as it is written.
  return hasVisibleText(searchText) || SHOWN.test(htmlContent.replace(/"[^"]*"/g, ''))
}
