import { MAX_SUMMARY_SOURCE } from './limits.ts'
import { summarize } from './text/summarize.ts'
import { readTree } from './tree/read-tree.ts'
import { tidySource } from './tree/tidy-source.ts'

/**
 * Summary of an article, from its source (specification, section 5); see `summarize`.
 *
 * @param limit In graphemes. The result is well-formed Unicode and may be empty.
 */
export function toSummary(markdown: string, limit?: number): string {
  const tree = readTree(tidySource(markdown.slice(0, MAX_SUMMARY_SOURCE)))
  return tree ? summarize(tree, limit) : ''
}
