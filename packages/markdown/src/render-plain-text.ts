import { copy } from './copy.ts'
import { renderPlain } from './guard/plain.ts'
import { readingMinutes } from './text/minutes.ts'
import { tidy } from './text/plain-text.ts'
import { toExcerpt } from './text/summarize.ts'
import { tidySource } from './tree/tidy-source.ts'
import type { RenderedMarkdown, RenderOptions } from './types.ts'

/**
 * Shows a text as written, below a sentence that says why: for a text that is too complex for
 * `renderMarkdown`, or whose worker was terminated. Takes linear time and never throws.
 * @param source untrusted Markdown
 * @param options whether the HTML is also returned in blocks
 * @returns escaped HTML, with `isPlain` set
 * @example
 * ```ts
 * import { renderPlainText } from '@mozhan/markdown/plain-text'
 *
 * const { html, isPlain } = renderPlainText('# 标题')
 * ```
 */
export function renderPlainText(
  source: string,
  { withBlocks = false }: Pick<RenderOptions, 'withBlocks'> = {},
): RenderedMarkdown {
  const clean = tidySource(source)
  const text = tidy(clean)
  const html = `<p class="plain-note">${copy.plainText}</p>\n${renderPlain(clean)}`
  return {
    html,
    toc: [],
    excerpt: toExcerpt(text),
    text,
    minutes: readingMinutes(text, 0),
    hasMath: false,
    hasMermaid: false,
    images: [],
    isPlain: true,
    ...(withBlocks ? { blocks: [{ html, line: 1 }] } : {}),
  }
}
