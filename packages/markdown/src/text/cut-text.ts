const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** UTF-16 units that are examined for each wanted grapheme. */
export const UNITS_PER_GRAPHEME = 64

/**
 * Cuts a text to at most `limit` graphemes, which are never split. The result
 * is well-formed Unicode.
 * @param text any text
 * @param limit in graphemes; 0 or less returns an empty text
 * @param ellipsis appended to a text that was cut, and counted in the limit
 * @returns the beginning of the text
 * @example
 * ```ts
 * import { cutText } from '@mozhan/markdown/text'
 *
 * cutText('一个很长的标题', 4, '…') // '一个很…'
 * ```
 */
export function cutText(text: string, limit: number, ellipsis = ''): string {
  if (limit <= 0) return ''
  // A grapheme has no maximum length: a letter with ten thousand accents is one.
  const window = text.slice(0, (limit + 1) * UNITS_PER_GRAPHEME).toWellFormed()
  const isWhole = text.length <= window.length
  const starts: number[] = []
  for (const { index } of segmenter.segment(window)) {
    starts.push(index)
    if (starts.length > limit) break
  }
  if (starts.length <= limit && isWhole) return window
  const keep = Math.min(limit, starts.length - (isWhole ? 0 : 1)) - ellipsis.length
  return window.slice(0, starts[Math.max(keep, 0)] ?? window.length) + ellipsis
}
