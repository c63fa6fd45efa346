import { MAX_PAGE_SOURCE, PAGE_COLOUR_TIME } from './limits.ts'
import { renderMarkdown } from './render.ts'
import { renderPlainText } from './render-plain-text.ts'
import type { RenderedMarkdown, RenderOptions } from './types.ts'

/**
 * Renders a text on the thread that also serves other readers: with less time for colours than `renderMarkdown`, and
 * above a limit of length as it was written. For texts that a server has not rendered.
 * @param source Markdown of any author
 * @param options origin of the site
 * @returns sanitised HTML and what is known about the text
 * @example
 * ```ts
 * import { renderForPage } from '@mozhan/markdown'
 *
 * const { html } = await renderForPage('# 标题', { siteUrl: 'https://blog.test' })
 * ```
 */
export async function renderForPage(
  source: string,
  options: Pick<RenderOptions, 'siteUrl'> = {},
): Promise<RenderedMarkdown> {
  if (source.length > MAX_PAGE_SOURCE) return renderPlainText(source)
  return renderMarkdown(source, { ...options, highlightTime: PAGE_COLOUR_TIME })
}
