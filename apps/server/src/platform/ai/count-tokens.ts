/** Ideographs and other characters beyond the Latin and Greek scripts count as one token each. */
const FIRST_WIDE = 0x2e80
const TOKENS_PER_NARROW = 0.35

/** Estimates the tokens of a text; rather too high than too low, because models count differently. */
export function countTokens(text: string): number {
  let wide = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) >= FIRST_WIDE) wide += 1
  }
  return Math.ceil(wide + (text.length - wide) * TOKENS_PER_NARROW)
}

/** The beginning of a text with at most `max` tokens, cut between two graphemes. */
export function cutToTokens(text: string, max: number): string {
  let left = max
  for (let at = 0; at < text.length; at += 1) {
    left -= text.charCodeAt(at) >= FIRST_WIDE ? 1 : TOKENS_PER_NARROW
    if (left < 0) return cutBefore(text, at)
  }
  return text
}

const graphemes = new Intl.Segmenter('zh-CN', { granularity: 'grapheme' })
/** Longest grapheme, in UTF-16 units, that is never cut. */
const MARGIN = 40

function cutBefore(text: string, end: number): string {
  const start = Math.max(0, end - MARGIN)
  let last = start
  for (const { index } of graphemes.segment(text.slice(start, end + MARGIN))) {
    if (start + index > end) break
    last = start + index
  }
  return text.slice(0, last)
}
