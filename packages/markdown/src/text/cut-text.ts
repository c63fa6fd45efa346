const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Longest text, in UTF-16 units for each grapheme wanted, that is looked at. */
export const UNITS_PER_GRAPHEME = 64

/**
 * At most `limit` graphemes of a text: what a reader sees as one character is kept or dropped whole.
 * The result is well-formed Unicode. A text that is longer ends with an ellipsis, counted in the
 * limit, when `ellipsis` is given.
 */
export function cutText(text: string, limit: number, ellipsis = ''): string {
  if (limit <= 0) return ''
  // A grapheme has no greatest length: a letter with ten thousand accents is one.
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
