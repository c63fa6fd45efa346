const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })
/** Drawn for a character that the font does not have. Printers use this mark for a missing type. */
export const MISSING_MARK = '〓'
/** The font has no emoji, and no Hangul, although its list of ranges names it. */
const NOT_IN_FONT =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Script=Hangul}|[\u200d\ufe0e\ufe0f\u20e3]/u
/** Without the joiners of emoji, which are one grapheme. */
const CONTROLS =
  /(?:(?!\u200d)[\p{Cc}\p{Cf}\s]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d)+/gu

/**
 * Converts a title to one drawable line without control characters. A longer one is cut with an ellipsis. Emoji and other
 * characters without a glyph are replaced by a mark.
 * @param max graphemes
 * @param missing characters without a glyph
 */
export function toPlainTitle(
  title: string,
  max: number,
  missing: ReadonlySet<string> = new Set(),
): string {
  const line = title.toWellFormed().replace(CONTROLS, (run) => (/\s/.test(run) ? ' ' : ''))
  const drawn: string[] = []
  for (const { segment } of segmenter.segment(line)) {
    if (drawn.length === max) return `${drawn.join('').trimEnd()}…`
    const isMissing = NOT_IN_FONT.test(segment) || [...segment].some((each) => missing.has(each))
    drawn.push(isMissing ? MISSING_MARK : segment)
  }
  return drawn.join('').replace(/ {2,}/g, ' ').trim()
}
