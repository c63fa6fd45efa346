import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import { countUnits } from './candidates.ts'
import type { Query, Unit } from './parse-query.ts'
import type { Search } from './searches.ts'

/** A question in which other words are allowed, too. */
export interface Expanded {
  readonly query: Query
  /** Mistyped words and what they were taken for. */
  readonly corrections: ReadonlyMap<string, string>
}

/** A word that fewer texts have may be the beginning of another. */
const FEW = 10
const MAX_WORDS = 30
const SHORTEST_PREFIX = 2
/** With a letter changed, shorter words become anything. */
const SHORTEST_TYPO = 4
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789_']

/**
 * Allows longer words for a Latin word that hardly any text has, and words that differ by one letter for one that no text
 * has. Undefined: nothing to allow.
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

/** Words that begin so, the shortest first. */
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

/** Words one letter away that some text still has, the most common first. */
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

/** All that becomes of a word by one letter more, less, other, or two changed over. */
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
