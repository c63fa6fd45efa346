import { MAX_SUMMARY_SOURCE } from './limits.ts'
import { summarize } from './text/summarize.ts'
import { readTreeWithoutHtml } from './tree/read-tree.ts'
import { tidySource } from './tree/tidy-source.ts'

/**
 * Makes the summary of an article from its beginning, without HTML elements, code, headings and numbered lines.
 * @param markdown source of the article
 * @param limit in graphemes
 * @returns one line of well-formed Unicode, which may be empty
 * @example
 * ```ts
 * import { toSummary } from '@mozhan/markdown'
 *
 * toSummary('# 标题\n\n正文的第一段。', 100)
 * ```
 */
export function toSummary(markdown: string, limit?: number): string {
  const tree = readTreeWithoutHtml(tidySource(markdown.slice(0, MAX_SUMMARY_SOURCE)))
  return tree ? summarize(tree, limit) : ''
}
