const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })
/** The font has no emoji. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u200d\ufe0e\ufe0f\u20e3]/u

/**
 * Converts a title to one drawable line without emoji and control characters. A longer one is cut with an ellipsis.
 * @param max graphemes
 * @param missing characters without a glyph, which are removed
 */
export function toPlainTitle(
  title: string,
  max: number,
  missing: ReadonlySet<string> = new Set(),
): string {
  const line = title
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, (run) => (/\s/.test(run) ? ' ' : ''))
  const drawn: string[] = []
  for (const { segment } of segmenter.segment(line)) {
    if (EMOJI.test(segment) || [...segment].some((each) => missing.has(each))) continue
    if (drawn.length === max) return `${drawn.join('').trimEnd()}…`
    drawn.push(segment)
  }
  return drawn.join('').replace(/ {2,}/g, ' ').trim()
}
