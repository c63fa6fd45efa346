import { hasVisibleText } from '@mozhan/api-client/contract'
import { DomainError } from '../http/errors.ts'
import { copy } from './copy.ts'
import type { RenderedContent } from './render-content.ts'

/** Elements that are visible without text. */
const SHOWN = /<(?:img|hr|math|pre|svg)\b/

/**
 * Refuses a text without visible content, such as only an HTML comment or a link definition.
 * @throws DomainError `refused`
 */
export function checkShown(rendered: Pick<RenderedContent, 'htmlContent' | 'searchText'>): void {
  if (!showsSomething(rendered)) throw new DomainError('refused', copy.nothingShown)
}

function showsSomething({
  htmlContent,
  searchText,
}: Pick<RenderedContent, 'htmlContent' | 'searchText'>): boolean {
  // Attribute values may contain an unescaped `<`.
  return hasVisibleText(searchText) || SHOWN.test(htmlContent.replace(/"[^"]*"/g, ''))
}
