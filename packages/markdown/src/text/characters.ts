const CJK_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3005-\u3007]/u
/** Full-width punctuation, and the quotes and dashes that Chinese shares with Latin. */
const WIDE_PUNCTUATION =
  /[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufe10-\ufe19\ufe30-\ufe4f]/u
const SHARED_PUNCTUATION = /[\u2014\u2018\u2019\u201c\u201d\u2026]/u

export function isCjkLetter(character: string): boolean {
  return CJK_LETTER.test(character)
}

export function isWidePunctuation(character: string): boolean {
  return WIDE_PUNCTUATION.test(character)
}

/** Whether a bare link ends before this character: Chinese text and its punctuation are not part of an address. */
export function endsBareLink(character: string): boolean {
  return (
    CJK_LETTER.test(character) ||
    WIDE_PUNCTUATION.test(character) ||
    SHARED_PUNCTUATION.test(character)
  )
}

/**
 * Whether a line break is removed: between two CJK letters and beside full-width punctuation. Everywhere
 * else, also between Chinese and Latin, it is a space.
 */
export function joinsLines(before: string, after: string): boolean {
  const left = [...before.slice(-2)].at(-1) ?? ''
  const right = [...after.slice(0, 2)][0] ?? ''
  if (!left || !right) return false
  if (isWidePunctuation(left) || isWidePunctuation(right)) return true
  return isCjkLetter(left) && isCjkLetter(right)
}
