import { fold } from './fold.ts'
import type { Query, Unit } from './parse-query.ts'

/** The fields of a text that its score is computed from. */
export interface Weighed {
  readonly title: string
  readonly headings: string
  readonly body: string
  readonly code: string
}

/** The same fields, folded. */
export interface FoldedText extends Weighed {
  readonly titleLetters: string
}

export interface Score {
  readonly value: number
  /** Weighted share of the query units that the text contains, 0 to 1. */
  readonly coverage: number
}

/** Weights of fields: title, headings, body, code. */
const WEIGHT = { title: 8, headings: 3, body: 1, code: 0.4 } as const
const WHOLE = { title: 30, headings: 18, body: 14, code: 7 } as const
const NEAR = { title: 4, headings: 3, body: 1.5, code: 0.7 } as const
const WHOLE_UNIT = 6
/** A title that equals the query always ranks first. */
const EXACT_TITLE = 1000
const HEADING_LINE = 8
const TITLE_START = 6
const TITLE_SHARE = 6
/** Average text length of the BM25 formula: longer texts repeat words more often without being more relevant. */
const COMMON_LENGTH = 4000
const FIELDS = ['title', 'headings', 'body', 'code'] as const

export function toFoldedText({ title, headings, body, code }: Weighed): FoldedText {
  const folded = fold(title)
  return {
    title: folded,
    titleLetters: toLetters(folded),
    headings: fold(headings),
    body: fold(body),
    code: fold(code),
  }
}

/** Only letters and digits, so that a title that is typed from memory still matches. */
export function toLetters(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Computes the score of a text for a query. @param weights weight of each unit; absent: by its length */
export function scoreText(
  text: FoldedText,
  query: Query,
  whole: RegExp | undefined,
  weights: readonly number[] = query.units.map(weighByLength),
): Score {
  let value = 0
  let found = 0
  let wanted = 0
  let titleCharacters = 0
  for (const [at, unit] of query.units.entries()) {
    const weight = weights[at] ?? 0
    wanted += weight
    const counts = countUnit(text, unit)
    const isFound = FIELDS.some((field) => counts[field] > 0)
    if (!isFound) continue
    found += weight
    if (counts.title > 0) titleCharacters += unit.text.length
    value += weight * scoreCounts(counts, text)
  }
  value += scoreNearness(text, query)
  value += (TITLE_SHARE * titleCharacters) / Math.max(text.titleLetters.length, titleCharacters, 1)
  if (whole !== undefined) value += scoreWhole(text, query, whole)
  return { value, coverage: wanted === 0 ? 0 : found / wanted }
}

/** A pattern for the pieces of a query in order, separated by any signs and blanks. */
export function toWhole({ pieces, units }: Query): RegExp | undefined {
  if (pieces.length === 0) {
    const signs = units.map((unit) => escapeRegExp(unit.text)).join('')
    return signs === '' ? undefined : new RegExp(signs)
  }
  return new RegExp(pieces.map(escapeRegExp).join('[^\\p{L}\\p{N}]{0,3}'), 'u')
}

export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

type Counts = Record<(typeof FIELDS)[number], number>

function scoreCounts(counts: Counts, text: FoldedText): number {
  const length = 0.25 + (0.75 * (text.body.length + text.code.length)) / COMMON_LENGTH
  const soften = (count: number) => (2.2 * count) / (count + 1.2 * Math.min(length, 4))
  return (
    WEIGHT.title * Math.min(counts.title, 1) +
    WEIGHT.headings * Math.min(counts.headings, 2) ** 0.5 +
    WEIGHT.body * soften(counts.body) +
    WEIGHT.code * soften(counts.code)
  )
}

function countUnit(text: FoldedText, unit: Unit): Counts {
  const count = (field: (typeof FIELDS)[number]) => {
    const own = countText(text[field], unit.text, unit.kind === 'latin')
    // An alternative word counts half.
    const others = (unit.alternatives ?? []).reduce(
      (sum, word) => sum + countText(text[field], word, true),
      0,
    )
    return own + others / 2
  }
  return {
    title: count('title'),
    headings: count('headings'),
    body: count('body'),
    code: count('code'),
  }
}

const MAX_COUNTED = 20
const WORD_CHARACTER = /[a-z0-9_]/

/** Number of occurrences of a word; inside a longer Latin word it counts a third. */
function countText(text: string, word: string, isWord: boolean): number {
  let count = 0
  for (let at = text.indexOf(word); at >= 0 && count < MAX_COUNTED; ) {
    const isPart =
      isWord &&
      (WORD_CHARACTER.test(text[at - 1] ?? ' ') ||
        WORD_CHARACTER.test(text[at + word.length] ?? ' '))
    count += isPart ? 1 / 3 : 1
    at = text.indexOf(word, at + word.length)
  }
  return count
}

/** Bonus for adjacent query units that are also adjacent in the text. */
function scoreNearness(text: FoldedText, { units }: Query): number {
  let value = 0
  for (const [at, unit] of units.entries()) {
    const next = units[at + 1]
    if (next === undefined || unit.kind === 'sign' || next.kind === 'sign') continue
    const pairs = [unit.text + next.text, `${unit.text} ${next.text}`]
    const field = FIELDS.find((name) => pairs.some((pair) => text[name].includes(pair)))
    if (field !== undefined) value += NEAR[field]
  }
  return value
}

function scoreWhole(text: FoldedText, { pieces, units }: Query, whole: RegExp): number {
  const letters = pieces.length === 0 ? '' : toLetters(pieces.join(''))
  const isOne = units.length === 1
  const field = FIELDS.find((name) => whole.test(text[name]))
  if (field === undefined) return 0
  if (field === 'title' && letters !== '' && letters === text.titleLetters) return EXACT_TITLE
  const start = field === 'title' && text.title.search(whole) === 0 ? TITLE_START : 0
  const line =
    field !== 'title' && text.headings.split('\n').some((heading) => toLetters(heading) === letters)
      ? HEADING_LINE
      : 0
  // A longer match is less likely to be a coincidence.
  return (isOne ? 0 : WHOLE[field] + WHOLE_UNIT * units.length) + start + line
}

/** Weight of a word without document frequencies: long words weigh more. */
function weighByLength(unit: Unit): number {
  if (unit.kind === 'sign') return 1
  const length = [...unit.text].length
  return unit.kind === 'latin' ? 1 + Math.min(length, 10) / 10 : 0.5 + Math.min(length, 5) / 3
}
