import { cutText } from '@mozhan/markdown/text'
import { fold } from './fold.ts'
import type { Query } from './parse-query.ts'

/** Length of a passage in characters. */
const LENGTH = 150
/** Characters before the first match. */
const LEAD = 30
const MAX_MATCHES = 120
const MAX_IN_PASSAGE = 40

interface Range {
  readonly start: number
  readonly end: number
  /** Index of the query unit. */
  readonly word: number
}

/**
 * Renders a text as HTML with `<em>` around the matches. The text itself is escaped, so `<em>` is the only element.
 */
export function markText(text: string, query: Query): string {
  return wrap(text, findMatches(text, query))
}

/** The best-matching passage of a text with marked matches; the beginning of the text if nothing matches. */
export function markPassage(texts: readonly string[], query: Query): string {
  const passage = findPassage(texts, query)
  if (passage === undefined) {
    return escapeHtml(cutText((texts[0] ?? '').replaceAll('\n', ' '), LENGTH))
  }
  return `${passage.before}${wrap(passage.text, passage.matches)}${passage.after}`
}

/** The same passage without marks, with ellipses where it was cut; undefined if nothing matches. */
export function quotePassage(texts: readonly string[], query: Query): string | undefined {
  const passage = findPassage(texts, query)
  return passage && `${passage.before}${passage.text.trim()}${passage.after}`
}

function findPassage(texts: readonly string[], query: Query) {
  for (const text of texts) {
    const line = text.replaceAll('\n', ' ')
    const found = findMatches(line, query)
    const first = findBestPlace(found)
    if (first === undefined) continue
    const { start, end } = toWindow(line, Math.max(0, first.start - LEAD))
    const matches = found
      .filter((match) => match.start >= start && match.end <= end)
      .map((match) => ({ ...match, start: match.start - start, end: match.end - start }))
    const before = start > 0 ? '…' : ''
    const after = end < line.length ? '…' : ''
    return { text: line.slice(start, end), matches, before, after }
  }
  return undefined
}

/** Matches of query units in order, without overlaps. */
function findMatches(text: string, { units, phrases }: Query): Range[] {
  const folded = fold(text)
  const matches: Range[] = []
  const add = (word: string, number: number, isLatin: boolean) => {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      if (matches.length >= MAX_MATCHES) return
      if (isLatin && !beginsWord(text, folded, at)) continue
      matches.push({ start: at, end: toCharacterEnd(text, at + word.length), word: number })
    }
  }
  for (const phrase of phrases) add(phrase, 0, false)
  for (const [number, unit] of units.entries()) {
    for (const word of [unit.text, ...(unit.alternatives ?? [])]) {
      add(word, number, unit.kind === 'latin')
    }
  }
  matches.sort((a, b) => a.start - b.start || b.end - a.end)
  const apart: Range[] = []
  for (const match of matches) {
    const last = apart.at(-1)
    if (last === undefined || match.start >= last.end) apart.push(match)
  }
  return apart
}

/** `state` starts a word in `useState` and in `use_state`, but not in `estate`. */
function beginsWord(text: string, folded: string, at: number): boolean {
  const isInside = /[a-z0-9]/.test(folded[at - 1] ?? ' ') && /[a-z0-9]/.test(folded[at] ?? ' ')
  return !isInside || /\p{Lu}/u.test(text[at] ?? ' ')
}

/** Extends a match by combining marks that belong to its last character. */
function toCharacterEnd(text: string, at: number): number {
  let end = at
  while (/[\p{M}\u200d]/u.test(text[end] ?? '')) end += 1
  return end
}

/** The match from which a passage contains the largest number of different words. */
function findBestPlace(matches: readonly Range[]): Range | undefined {
  let best: Range | undefined
  let max = 0
  for (const [at, match] of matches.entries()) {
    const words = new Set<number>()
    let length = 0
    for (const other of matches.slice(at, at + MAX_IN_PASSAGE)) {
      if (other.end > match.start + LENGTH - LEAD) break
      words.add(other.word)
      length += other.end - other.start
    }
    const value = words.size * 1000 + Math.min(length, 900)
    if (value > max) {
      max = value
      best = match
    }
  }
  return best
}

const graphemes = new Intl.Segmenter('zh-CN', { granularity: 'grapheme' })
/** Longest grapheme, in UTF-16 units, that is never cut. */
const MARGIN = 40

/** A piece of about LENGTH characters from `from` on, cut between graphemes. */
function toWindow(text: string, from: number): { start: number; end: number } {
  const begin = Math.max(0, from - MARGIN)
  const piece = text.slice(begin, from + LENGTH + MARGIN)
  let start: number | undefined
  let end = piece.length
  for (const { index } of graphemes.segment(piece)) {
    if (start === undefined && begin + index >= from) start = index
    if (begin + index >= from + LENGTH) {
      end = index
      break
    }
  }
  return { start: begin + (start ?? 0), end: begin + end }
}

function wrap(text: string, ranges: readonly Range[]): string {
  let html = ''
  let last = 0
  for (const { start, end } of joinNeighbours(ranges)) {
    html += `${escapeHtml(text.slice(last, start))}<em>${escapeHtml(text.slice(start, end))}</em>`
    last = end
  }
  return html + escapeHtml(text.slice(last))
}

/** Joins adjacent matches into one. */
function joinNeighbours(ranges: readonly Range[]): Pick<Range, 'start' | 'end'>[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of ranges) {
    const last = joined.at(-1)
    if (last?.end === start) last.end = end
    else joined.push({ start, end })
  }
  return joined
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
