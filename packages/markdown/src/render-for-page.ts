import { MAX_PAGE_SOURCE, PAGE_COLOUR_TIME } from './limits.ts'
import { renderMarkdown } from './render.ts'
import { renderPlainText } from './render-plain-text.ts'
import type { RenderedMarkdown, RenderOptions } from './types.ts'

/**
 * Renders while a page is made, on the thread that serves other readers too: a text of more than `MAX_PAGE_SOURCE` UTF-16
 * units is shown as it was written. For texts that a server has not rendered.
 *
 * @param source Markdown of any author.
 */
export async function renderForPage(
  source: string,
  options: Pick<RenderOptions, 'siteUrl'> = {},
): Promise<RenderedMarkdown> {
  if (source.length > MAX_PAGE_SOURCE) return renderPlainText(source)
  return renderMarkdown(source, { ...options, highlightTime: PAGE_COLOUR_TIME })
}
