import { CHUNK, RUN, SIGN, WORD } from './characters.ts'
import { STOP_WORDS } from './dictionary.ts'
import { fold } from './fold.ts'
import { segment } from './segment.ts'
import { addCharacters, toWordTerms } from './terms.ts'

/** One thing that is looked for. */
export interface Unit {
  /** Folded, as it stands in the question. */
  readonly text: string
  /** All of these stand in a text that has the unit. */
  readonly terms: readonly string[]
  readonly kind: 'chinese' | 'latin' | 'sign'
  /** Other words that are taken for it: longer ones, or those it was mistyped for. */
  readonly alternatives?: readonly string[]
}

/** A question, taken apart. */
export interface Query {
  readonly units: readonly Unit[]
  /** Terms of the whole as it stands, across the borders of words. */
  readonly wholeTerms: readonly string[]
  /** The pieces of the whole in their order; between them anything but letters may stand. */
  readonly pieces: readonly string[]
  /** Folded texts in quotation marks, which must stand exactly so. */
  readonly phrases: readonly string[]
  /** Whether it has a word that says something. */
  readonly isTelling: boolean
}

/** More than these are not looked for; a long question is known by its beginning. */
const MAX_LENGTH = 400
const MAX_UNITS = 24
const MAX_TERMS = 60
const MAX_PIECES = 40
const MAX_PHRASES = 5

const QUOTED = /["“”「『]([^"“”「」『』]+)["“”」』]/g
const CHUNKS = new RegExp(`(${RUN})|(${CHUNK})`, 'gv')
const WORDS = new RegExp(WORD, 'gv')
const SIGNS = new RegExp(`_|${SIGN}`, 'gv')

/** Reads a question: words, signs, and phrases in quotation marks. */
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
    isTelling: units.some(isTelling),
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

/** `Node.js`, `C++`, `useState()`: one unit for each word with the signs that belong to it; signs alone otherwise. */
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
    // `C++` is not C, and `.NET` is not net.
    const own = terms.length > 1 ? terms.slice(1) : terms
    return { kind: 'latin', text: own.at(-1) ?? word, terms: own }
  })
}

function isTelling({ kind, text }: Unit): boolean {
  return kind !== 'sign' && !STOP_WORDS.has(text)
}

/** Without empty words and lone signs, as long as something else is left; each once. */
function chooseUnits(units: readonly Unit[]): Unit[] {
  const telling = units.filter(isTelling)
  const words = units.filter((unit) => unit.kind !== 'sign')
  const kept = telling.length > 0 ? telling : words.length > 0 ? words : units
  const unique = new Map(kept.map((unit) => [unit.text, unit]))
  return [...unique.values()].slice(0, MAX_UNITS)
}
