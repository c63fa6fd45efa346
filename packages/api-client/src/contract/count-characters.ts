const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/**
 * Counts grapheme clusters, the characters that users perceive: an emoji of several code points is one.
 * @param text any text
 * @returns the number of graphemes
 * @example
 * ```ts
 * import { countCharacters } from '@mozhan/api-client/contract'
 *
 * countCharacters('👍🏽好') // 2
 * ```
 */
export function countCharacters(text: string): number {
  return [...graphemes.segment(text)].length
}
