import { MAX_PAGE_SOURCE, PAGE_COLOUR_TIME_MS } from './limits.ts'
import { renderMarkdown } from './render.ts'
import { renderPlainText } from './render-plain-text.ts'
import type { RenderedMarkdown, RenderOptions } from './types.ts'

/**
 * Renders a text on the thread that also serves other requests: with less time for highlighting than `renderMarkdown`, and
 * above a length limit as written. For texts that were not rendered when they were saved.
 * @param source untrusted Markdown
 * @param options origin of the site
 * @returns sanitised HTML and properties of the text
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
  return renderMarkdown(source, { ...options, highlightTime: PAGE_COLOUR_TIME_MS })
}
