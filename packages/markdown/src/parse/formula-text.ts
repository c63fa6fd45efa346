import { isCjkLetter, isWidePunctuation } from '../text/characters.ts'

/** Longer inline formulas are text. UTF-16 units. */
export const MAX_INLINE = 2000
/** Words within a formula may contain any characters. */
const WORDS = /\\(?:text\w*|mbox|mathrm)\{[^{}]*\}/g

/** Whether the text between two signs of a formula is running text. */
export function isProse(content: string): boolean {
  const symbols = content.replace(WORDS, '')
  const characters = [...symbols]
  if (characters.some(isWidePunctuation)) return true
  return characters.some(isCjkLetter) && !/[\\^_=+{}<>/]/.test(symbols)
}

/** Whether a text has a character that formulas have and words do not. */
export function hasFormulaCharacter(content: string): boolean {
  return /[\\^_=+{}<>]/.test(content)
}

/** Whether a text consists of at least two letters or words. */
export function isWords(content: string): boolean {
  return /^[\s\p{L}]*\p{L}[\s\p{L}]*\p{L}[\s\p{L}]*$/u.test(content)
}

/** Whether a text has a letter or a digit and is not prose. */
export function isSymbolic(content: string): boolean {
  return /[\p{L}\p{N}]/u.test(content) && !isProse(content)
}
