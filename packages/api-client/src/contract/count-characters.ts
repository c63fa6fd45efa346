const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Characters as a reader counts them: an emoji is one. */
export function countCharacters(text: string): number {
  return [...graphemes.segment(text)].length
}
