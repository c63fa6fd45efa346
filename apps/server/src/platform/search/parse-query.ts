import { CHUNK, RUN, SIGN, WORD } from './characters.ts'
import { STOP_WORDS } from './dictionary.ts'
import { fold } from './fold.ts'
import { segment } from './segment.ts'
import { addCharacters, toWordTerms } from './terms.ts'

/** One word or sign of a query. */
export interface Unit {
  /** Folded, as in the query. */
  readonly text: string
  /** Terms that a text with this unit contains. */
  readonly terms: readonly string[]
  readonly kind: 'chinese' | 'latin' | 'sign'
  /** Alternative words: longer ones or corrections. */
  readonly alternatives?: readonly string[]
}

/** A parsed query. */
export interface Query {
  readonly units: readonly Unit[]
  /** Terms of the whole query, across word boundaries. */
  readonly wholeTerms: readonly string[]
  /** The pieces of the query in order; in a text they may be separated by anything but letters. */
  readonly pieces: readonly string[]
  /** Folded texts in quotation marks, which must match exactly. */
  readonly phrases: readonly string[]
  /** Whether it contains a word that is no stop word. */
  readonly isSignificant: boolean
}

/** Limits of a query; the rest of a longer one is ignored. */
const MAX_LENGTH = 400
const MAX_UNITS = 24
const MAX_TERMS = 60
const MAX_PIECES = 40
const MAX_PHRASES = 5

const QUOTED = /["“”「『]([^"“”「」『』]+)["“”」』]/g
const CHUNKS = new RegExp(`(${RUN})|(${CHUNK})`, 'gv')
const WORDS = new RegExp(WORD, 'gv')
const SIGNS = new RegExp(`_|${SIGN}`, 'gv')

/** Parses a query: words, signs and phrases in quotation marks. */
export function parseQuery(key: string): Query {
  const folded = fold(key.slice(0, MAX_LENGTH).toWellFormed().normalize('NFC'))
  const phrases = [...folded.matchAll(QUOTED)]
    .map(([, phrase = '']) => phrase.replace(/\s+/g, ' ').trim())
    .filter((phrase) => phrase !== '')
    .slice(0, MAX_PHRASES)
  const units: Unit[] = []
  const wholeTerms = new Set<string>()
  const pieces: string[] = []
  for (const [, run, other] of folded.matchAll(CHUNKS)) {
    if (run !== undefined) {
      pieces.push(run)
      const pairs = new Set<string>()
      addCharacters(run, pairs)
      for (const term of pairs) if (pairs.size === 1 || [...term].length > 1) wholeTerms.add(term)
      units.push(...segment(run).map(toChineseUnit))
    } else if (other !== undefined) {
      for (const unit of toOtherUnits(other)) {
        units.push(unit)
        if (unit.kind === 'latin') {
          for (const term of unit.terms) wholeTerms.add(term)
          pieces.push(unit.text)
        }
      }
    }
  }
  const chosen = chooseUnits(units)
  const isSigns = chosen.every((unit) => unit.kind === 'sign')
  return {
    units: chosen,
    wholeTerms: isSigns
      ? chosen.flatMap((unit) => unit.terms)
      : [...wholeTerms].slice(0, MAX_TERMS),
    pieces: pieces.slice(0, MAX_PIECES),
    phrases,
    isSignificant: units.some(isSignificant),
  }
}

function toChineseUnit(word: string): Unit {
  const terms = new Set<string>()
  addCharacters(word, terms)
  const characters = [...word].length
  return {
    kind: 'chinese',
    text: word,
    terms: [...terms].filter((term) => characters === 1 || [...term].length > 1),
  }
}

/** `Node.js`, `C++`, `useState()`: one unit for each word including the signs that belong to it; otherwise only signs. */
function toOtherUnits(chunk: string): Unit[] {
  const words = [...chunk.matchAll(WORDS)]
  if (words.length === 0 || /^_+$/.test(chunk)) {
    return [...chunk.matchAll(SIGNS)].map(([sign]) => ({
      kind: 'sign',
      text: sign,
      terms: [sign],
    }))
  }
  return words.map((match) => {
    const [word] = match
    const terms = toWordTerms(chunk, match.index, word)
    // `C++` must not match C, and `.NET` must not match net.
    const own = terms.length > 1 ? terms.slice(1) : terms
    return { kind: 'latin', text: own.at(-1) ?? word, terms: own }
  })
}

function isSignificant({ kind, text }: Unit): boolean {
  return kind !== 'sign' && !STOP_WORDS.has(text)
}

/** Removes stop words and single signs, unless nothing else is left. Removes duplicates. */
function chooseUnits(units: readonly Unit[]): Unit[] {
  const telling = units.filter(isSignificant)
  const words = units.filter((unit) => unit.kind !== 'sign')
  const used = telling.length > 0 ? telling : words.length > 0 ? words : units
  const unique = new Map(used.map((unit) => [unit.text, unit]))
  return [...unique.values()].slice(0, MAX_UNITS)
}
