const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })
/** The font draws no coloured pictures. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u200d\ufe0e\ufe0f\u20e3]/u

/**
 * One line of what can be drawn: no emoji, no control characters; cut between characters, with an ellipsis.
 * @param most what people see as characters
 */
export function toPlainTitle(
  title: string,
  most: number,
  undrawn: ReadonlySet<string> = new Set(),
): string {
  const line = title
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, (run) => (/\s/.test(run) ? ' ' : ''))
  const drawn: string[] = []
  for (const { segment } of segmenter.segment(line)) {
    if (EMOJI.test(segment) || [...segment].some((each) => undrawn.has(each))) continue
    if (drawn.length === most) return `${drawn.join('').trimEnd()}…`
    drawn.push(segment)
  }
  return drawn.join('').replace(/ {2,}/g, ' ').trim()
}
