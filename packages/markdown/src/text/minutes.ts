const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const WORD = /[\p{L}\p{N}]+/gu

const CJK_PER_MINUTE = 400
const WORDS_PER_MINUTE = 200
/** Code is read more slowly, by lines. */
const LINES_PER_MINUTE = 40

/** Reading time in minutes for text and a number of lines of code; at least 1. */
export function readingMinutes(text: string, codeLines: number): number {
  const cjk = text.match(CJK)?.length ?? 0
  const words = text.replace(CJK, ' ').match(WORD)?.length ?? 0
  const minutes = cjk / CJK_PER_MINUTE + words / WORDS_PER_MINUTE + codeLines / LINES_PER_MINUTE
  return Math.max(1, Math.round(minutes))
}
