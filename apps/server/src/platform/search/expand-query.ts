import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import { countUnits } from './candidates.ts'
import type { Query, Unit } from './parse-query.ts'
import type { Search } from './searches.ts'

/** A query with alternative words. */
export interface Expanded {
  readonly query: Query
  /** Mistyped words and their corrections. */
  readonly corrections: ReadonlyMap<string, string>
}

/** Words that occur in fewer texts may be a prefix of another word. */
const FEW = 10
const MAX_WORDS = 30
const SHORTEST_PREFIX = 2
/** Shorter words have too many neighbours. */
const SHORTEST_TYPO = 4
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789_']

/**
 * Adds longer words for a rare Latin word, and words with one edit for a word that occurs in no text. Undefined if there are
 * no alternatives.
 */
export async function expandQuery(
  { db, getRarities }: Search,
  query: Query,
): Promise<Expanded | undefined> {
  const latin = query.units.filter(({ kind, text }) => kind === 'latin' && /^[a-z]\w+$/.test(text))
  if (latin.length === 0) return undefined
  const counts = await getRarities(db, latin)
  const corrections = new Map<string, string>()
  const alternatives = new Map<string, string[]>()
  for (const { text } of latin) {
    const count = counts.get(text) ?? 0
    if (count >= FEW) continue
    const longer = text.length < SHORTEST_PREFIX ? [] : await findLonger(db, text)
    if (longer.length > 0) alternatives.set(text, longer)
    else if (count === 0 && text.length >= SHORTEST_TYPO) {
      const near = await findNear(db, text)
      if (near.length > 0) alternatives.set(text, near)
      if (near[0] !== undefined) corrections.set(text, near[0])
    }
  }
  if (alternatives.size === 0) return undefined
  return { query: withAlternatives(query, alternatives), corrections }
}

/** Words with this prefix, shortest first. */
export async function findLonger(db: Database, beginning: string): Promise<string[]> {
  const pattern = `${beginning.replaceAll('_', '\\_')}_%`
  const rows = await queryRows<{ word: string }>(
    db,
    sql`select word from mxg_search_word where word like ${pattern}
      order by length(word), word limit ${MAX_WORDS}`,
  )
  return rows.map((row) => row.word)
}

export function withAlternatives(query: Query, known: ReadonlyMap<string, string[]>): Query {
  const units = query.units.map((unit): Unit => {
    const alternatives = known.get(unit.text)
    return alternatives === undefined ? unit : { ...unit, alternatives }
  })
  return { ...query, units }
}

/** Words at edit distance one that occur in some text, most common first. */
async function findNear(db: Database, word: string): Promise<string[]> {
  const wanted = `{${[...toNeighbours(word)].join(',')}}`
  const rows = await queryRows<{ word: string }>(
    db,
    sql`select word from mxg_search_word where word = any (${wanted}::text[]) limit ${MAX_WORDS}`,
  )
  const words = rows.map((row) => row.word)
  const units = words.map((text): Unit => ({ kind: 'latin', text, terms: [text] }))
  const counts = await countUnits(db, units, 1000)
  return words
    .map((text, at) => ({ text, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ text }) => text)
}

/** All strings at edit distance one: insertion, deletion, substitution, transposition (Damerau–Levenshtein). */
export function toNeighbours(word: string): Set<string> {
  const near = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const head = word.slice(0, at)
    const tail = word.slice(at)
    for (const letter of LETTERS) near.add(head + letter + tail)
    if (tail === '') continue
    near.add(head + tail.slice(1))
    for (const letter of LETTERS) near.add(head + letter + tail.slice(1))
    if (tail.length > 1) near.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`)
  }
  near.delete(word)
  return near
}
