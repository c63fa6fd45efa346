/** Ideographs and other signs beyond the Latin and Greek scripts are about a token each. */
const FIRST_WIDE = 0x2e80
const TOKENS_PER_NARROW = 0.35

/** About how many tokens a text has, rather too many than too few; models count differently. */
export function countTokens(text: string): number {
  let wide = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) >= FIRST_WIDE) wide += 1
  }
  return Math.ceil(wide + (text.length - wide) * TOKENS_PER_NARROW)
}

/** The beginning of a text that has at most so many tokens; cut between two characters. */
export function cutToTokens(text: string, most: number): string {
  let left = most
  for (let at = 0; at < text.length; at += 1) {
    left -= text.charCodeAt(at) >= FIRST_WIDE ? 1 : TOKENS_PER_NARROW
    if (left < 0) return cutBefore(text, at)
  }
  return text
}

const graphemes = new Intl.Segmenter('zh-CN', { granularity: 'grapheme' })
/** No character that a person sees is longer than this, or it is cut. */
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
