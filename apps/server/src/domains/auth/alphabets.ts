/** Alphabets whose letters look like letters of another one (homoglyphs). */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
]

/** Runs of letters, without CJK characters, which adjoin Latin words without a space. */
const WORD =
  /(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})[\p{L}\p{M}])+/gu

/** Whether one word mixes letters of several alphabets, for example `раypal` with two Cyrillic ones. */
export function mixesAlphabets(name: string): boolean {
  const words = name.normalize('NFKC').match(WORD) ?? []
  return words.some((word) => ALPHABETS.filter((letters) => letters.test(word)).length > 1)
}
