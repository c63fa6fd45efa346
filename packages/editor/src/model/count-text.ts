export interface TextCount {
  /** Graphemes without white space. */
  characters: number
  /** Words in letters and digits; Chinese is counted by characters. */
  words: number
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const WORD = /[\p{L}\p{N}]+(?:['’_-][\p{L}\p{N}]+)*/gu
/** Characters that are always one grapheme: the largest part of a text, and much faster to count. */
const SIMPLE = /^[\u0021-\u007e\u3001-\u303d\u3105-\u312f\u3400-\u9fff\uff01-\uff5e]$/

/** Counts the characters and words of a text. */
export function countText(text: string): TextCount {
  let characters = 0
  for (const piece of text.split(/\s+/)) {
    characters += [...piece].every(isSimple) ? piece.length : countGraphemes(piece)
  }
  const words = text.replace(new RegExp(CJK, 'gu'), ' ').match(WORD)?.length ?? 0
  return { characters, words }
}

function isSimple(character: string): boolean {
  return SIMPLE.test(character)
}

function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
