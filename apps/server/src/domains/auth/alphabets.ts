/** Alphabets with letters that look like those of another one. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
]

/** Chinese, Japanese and Korean words stand beside Latin ones without a blank. */
const WORD =
  /(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})[\p{L}\p{M}])+/gu

/** Whether one word has letters of several alphabets, as `раypal` with two Cyrillic ones. */
export function mixesAlphabets(name: string): boolean {
  const words = name.normalize('NFKC').match(WORD) ?? []
  return words.some((word) => ALPHABETS.filter((letters) => letters.test(word)).length > 1)
}
