import { summarize } from './text/summarize.ts'
import { readTree, tidySource } from './tree/read-tree.ts'

/** As much of a source as is looked at, in UTF-16 units; a summary is its beginning. */
const MAX_SOURCE = 20_000

/**
 * Summary of an article, from its source (specification, section 5); see `summarize`.
 *
 * @param limit In graphemes. The result is well-formed Unicode and may be empty.
 */
export function toSummary(markdown: string, limit?: number): string {
  const tree = readTree(tidySource(markdown.slice(0, MAX_SOURCE)))
  return tree ? summarize(tree, limit) : ''
}
