import { RUN, SIGN, WORD } from './characters.ts'
import { fold } from './fold.ts'

/** Version of the term rules. After a change, every row is indexed again in the background. */
export const INDEX_VERSION = 1

/** Where a term occurs: anywhere; in the title or a heading; in the title. */
export type Field = 'any' | 'heading' | 'title'

/** Longer words are truncated. */
const MAX_WORD_LENGTH = 64

/** Runs of scripts without blanks; Latin words; other signs. */
const PIECES = new RegExp(`(${RUN})|(${WORD})|(${SIGN})`, 'gv')

/** Signs that form a word with the following letters (`.NET`, `@Async`) or the preceding ones (`C++`, `C#`, `100%`). */
const BEFORE = /[.@#$]/
const AFTER = /\+\+|[#%]/y
/** `HTMLElement2` → HTML, Element, 2. */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}+/gu

export interface Terms {
  readonly terms: Set<string>
  /** Latin words and their parts. */
  readonly words: Set<string>
}

/** All terms and words of a text. */
export function toTerms(text: string): Terms {
  const folded = fold(text)
  const terms = new Set<string>()
  const words = new Set<string>()
  for (const match of folded.matchAll(PIECES)) {
    const [, run, word, sign] = match
    if (run !== undefined) addCharacters(run, terms)
    else if (sign !== undefined) terms.add(sign)
    else if (word !== undefined) {
      for (const term of toWordTerms(folded, match.index, word)) terms.add(term)
      const parts = toParts(text.slice(match.index, match.index + word.length))
      for (const part of [word.slice(0, MAX_WORD_LENGTH), ...parts]) {
        terms.add(part)
        if (/^[a-z][a-z0-9_-]{2,31}$/.test(part)) words.add(part)
      }
      if (word.includes('_')) terms.add('_')
    }
  }
  return { terms, words }
}

/** The word, and the word with the signs that belong to it. */
export function toWordTerms(folded: string, at: number, word: string): string[] {
  const whole = word.slice(0, MAX_WORD_LENGTH)
  const before = folded[at - 1] ?? ' '
  AFTER.lastIndex = at + word.length
  const after = AFTER.exec(folded)?.[0]
  return [
    whole,
    ...(BEFORE.test(before) ? [`${before}${whole}`] : []),
    ...(after === undefined ? [] : [`${whole}${after}`]),
  ]
}

/** Adds single characters and bigrams of a run. */
export function addCharacters(run: string, terms: Set<string>): void {
  let last: string | undefined
  for (const character of run) {
    terms.add(character)
    if (last !== undefined) terms.add(last + character)
    last = character
  }
}

/** The stored digest of a term of a field: 32 bits, FNV-1a. */
export function toDigest(field: Field, term: string): number {
  let hash = 0x811c9dc5
  const mark = `${field[0]}:${term}`
  for (let at = 0; at < mark.length; at += 1) {
    hash = Math.imul(hash ^ mark.charCodeAt(at), 0x01000193)
  }
  // The last characters would hardly affect the high bits.
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d) | 0
}

/** The digest of a filter value, which is stored among the terms. */
export function toFilterDigest(filter: 'type' | 'label' | 'status', value: string): number {
  return toDigest('any', `\n${filter}:${value}`)
}

/** `user_name`, `userName`, `HTTPServer` → their parts, if there are several. */
function toParts(word: string): string[] {
  const parts = word.match(PARTS) ?? []
  return parts.length > 1 ? parts.map((part) => fold(part).slice(0, MAX_WORD_LENGTH)) : []
}
