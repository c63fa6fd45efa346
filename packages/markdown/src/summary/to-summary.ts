import { cutText, UNITS_PER_GRAPHEME } from '../text/cut-text.ts'
import { stripHtml } from './strip-html.ts'
import { stripInline } from './strip-inline.ts'
import { dropFences, toParagraphs } from './strip-lines.ts'

const DEFAULT_LIMIT = 200
/** As much of a source as is looked at, in UTF-16 units; a summary is its beginning. */
const MAX_SOURCE = 100_000
/** The same for one paragraph. */
const MAX_PARAGRAPH = 20_000

/**
 * Summary of an article, from its source (specification, section 5): without HTML tags and their
 * content, fenced code, heading lines, numbered lines, pictures, runs of blank lines and emphasis
 * markers. Takes time in proportion to the length, on the server and in the editor alike.
 *
 * @param limit In graphemes. The result is well-formed Unicode and may be empty.
 */
export function toSummary(markdown: string, limit = DEFAULT_LIMIT): string {
  const source = markdown.slice(0, MAX_SOURCE).toWellFormed().replace(/\r\n?/g, '\n')
  const paragraphs = toParagraphs(stripHtml(dropFences(source)))
  let summary = ''
  for (const paragraph of paragraphs) {
    if (summary.length > limit * UNITS_PER_GRAPHEME) break
    const text = stripInline(paragraph.slice(0, MAX_PARAGRAPH).toWellFormed())
    if (text) summary += summary ? `\n${text}` : text
  }
  return cutText(summary, limit).trim()
}
